import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useOnboarding } from '#client/shell/session-hooks.ts';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { ArticleList, cardId } from './ArticleList.tsx';
import { DayTabs, panelId, tabId } from './DayTabs.tsx';
import { addressOf, type Shelf, shelfOf, type Tab } from './place.ts';
import { Reader } from './Reader.tsx';
import { SubscribeCard } from './SubscribeCard.tsx';
import { TopicLinks } from './TopicLinks.tsx';
import { texts } from './texts.ts';
import { useArticles } from './use-articles.ts';

/** Fetched for administrators only. */
const NewsletterSend = lazyPart(
  async () => (await import('#client/components/newsletter/NewsletterSend.tsx')).NewsletterSend,
);

/** The list and an article: `?day=` and `?topic=` say which articles are listed. */
export function Component() {
  const [search] = useSearchParams();
  const { slug = null } = useParams();
  const shelf = shelfOf(search);
  const list = useArticles();
  const [isListed, setListed] = useState(false);
  useFocusAfter(slug);
  if (slug !== null) return <Reader slug={slug} shelf={shelf} articles={list.articles} />;
  return (
    <Page {...pages.newsletter} width="wide" ownHeading className="gap-10">
      <section className="relative isolate overflow-hidden rounded-xl bg-cloth text-on-cloth">
        <Motif className="absolute inset-0 -z-10 size-full text-cloth-print opacity-60" />
        <div className="grid grid-cols-1 gap-6 p-5 sm:p-8 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:gap-12 lg:p-10">
          <div className="grid gap-3">
            <p className="text-sm font-semibold text-cloth-gold">{texts.eyebrow}</p>
            <h1 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
              {pages.newsletter.title}
            </h1>
            <p className="max-w-xl">{texts.lead}</p>
          </div>
          <SubscribeCard isDone={isListed} onDone={() => setListed(true)} />
        </div>
      </section>
      <AdminSending />
      <section aria-labelledby="articles" className="grid grid-cols-1 gap-5">
        <ListHead shelf={shelf} />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(shelf.tab)}>
          <ArticleList list={list} shelf={shelf} />
        </div>
      </section>
    </Page>
  );
}

function ListHead({ shelf }: { shelf: Shelf }) {
  const navigate = useNavigate();
  const show = (to: Tab) =>
    void navigate(addressOf({ ...shelf, tab: to }), { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="articles" className="text-2xl">
        {texts.articles}
      </h2>
      <DayTabs shown={shelf.tab} onChange={show} />
      <TopicLinks shelf={shelf} />
    </div>
  );
}

function AdminSending() {
  const onboarding = useOnboarding();
  if (!onboarding?.isAdmin) return null;
  return (
    <Suspense fallback={<Skeleton className="h-64 !rounded-xl" />}>
      <NewsletterSend />
    </Suspense>
  );
}

/** List and article are one component, so that the list is still there on the way back. Each view takes the focus on arrival. */
function useFocusAfter(slug: string | null): void {
  const shown = useRef(slug);
  useEffect(() => {
    const left = shown.current;
    if (left === slug) return;
    shown.current = slug;
    const card = slug === null && left !== null ? document.getElementById(cardId(left)) : null;
    (card ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [slug]);
}
