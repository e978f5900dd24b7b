import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ArticleBody } from '#client/components/newsletter/ArticleBody.tsx';
import { Loading } from '#client/shell/Loading.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ArrowLeftIcon, BookIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Page } from '#client/ui/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { addressOf, type Depth, depthOf, type Shelf } from './place.ts';
import { ShareArticle } from './ShareArticle.tsx';
import { texts } from './texts.ts';
import { type Article, type Articles, neighbours, onShelf, useArticle } from './use-articles.ts';

type Props = { slug: string; shelf: Shelf; articles: Articles | undefined };

export function Reader({ slug, shelf, articles = [] }: Props) {
  const { article, hasFailed, retry } = useArticle(slug);
  // The list knows the title before the text is loaded.
  const head = article ?? articles.find((each) => each.slug === slug);
  const back = <BackToList shelf={shelf} />;
  if (article === null || head === undefined) {
    return (
      <Page {...pages.newsletter} indexed={false} width="wide" aside={back}>
        {article === null ? (
          <EmptyState
            icon={<BookIcon />}
            title={texts.gone}
            body={texts.goneBody}
            actions={<LinkButton to={addressOf(shelf)}>{texts.toList}</LinkButton>}
          />
        ) : hasFailed ? (
          <LoadFailed title={texts.oneFailed} onRetry={retry} />
        ) : (
          <TextSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page title={head.title} description={head.summary} indexed ownHeading className="gap-6">
      <div className="-ml-4 flex flex-wrap items-center justify-between gap-2">
        {back}
        <ShareArticle title={head.title} slug={slug} />
      </div>
      <article className="grid grid-cols-1 gap-6">
        <header className="grid gap-4">
          <ArticleFacts article={head} />
          <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
            {head.title}
          </h1>
        </header>
        {article ? (
          <ArticleBody blocks={article.blocks} />
        ) : hasFailed ? (
          <LoadFailed title={texts.oneFailed} onRetry={retry} />
        ) : (
          <TextSkeleton />
        )}
      </article>
      <Onward />
      <Others {...neighbours(onShelf(articles, shelf), slug)} shelf={shelf} />
    </Page>
  );
}

/** Goes back by the history if the list is in it, which restores the scroll position. Otherwise opens a new list. */
function BackToList({ shelf }: { shelf: Shelf }) {
  const navigate = useNavigate();
  const depth = depthOf(useLocation().state);
  return (
    <Link
      to={addressOf(shelf)}
      className={buttonStyle('ghost', 'sm')}
      onClick={(event) => {
        if (depth === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void navigate(-depth);
      }}
    >
      <ArrowLeftIcon />
      {texts.back}
    </Link>
  );
}

/** A link from the newsletter to the product; signed-in people are led on from there. */
function Onward() {
  return (
    <section
      aria-labelledby="onward"
      className="relative isolate mt-4 grid justify-items-start gap-4 overflow-hidden rounded-xl bg-cloth p-6 text-on-cloth sm:p-8"
    >
      <Motif className="absolute inset-0 -z-10 size-full text-cloth-print opacity-60" />
      <h2 id="onward" className="max-w-md text-xl">
        {texts.endTitle}
      </h2>
      <p className="max-w-md">{texts.endBody}</p>
      <LinkButton to={paths.auth} className="border border-cloth-soft">
        {texts.start}
      </LinkButton>
    </section>
  );
}

function Others({ previous, next, shelf }: ReturnType<typeof neighbours> & { shelf: Shelf }) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={texts.more} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {previous && (
        <Other article={previous} shelf={shelf}>
          {texts.previous}
        </Other>
      )}
      {next && (
        <Other article={next} shelf={shelf} className="sm:col-start-2 sm:text-right">
          {texts.next}
        </Other>
      )}
    </nav>
  );
}

type OtherProps = { article: Article; shelf: Shelf; className?: string; children: ReactNode };

function Other({ article: { slug, title }, shelf, className = '', children }: OtherProps) {
  const depth = depthOf(useLocation().state);
  // Without the list in the history there is no step to count.
  const state: Depth | undefined = depth === 0 ? undefined : { depth: depth + 1 };
  return (
    <Link
      to={addressOf(shelf, slug)}
      state={state}
      className={`grid content-start gap-1 rounded-lg border border-line bg-surface p-5 shadow-low hover:shadow-mid ${className}`}
    >
      <span className="text-xs text-ink-soft">{children}</span>
      <span className="font-semibold">{title}</span>
    </Link>
  );
}

function TextSkeleton() {
  return (
    <Loading says={texts.loadingOne} className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </Loading>
  );
}
