import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { NewsletterSend } from '#client/components/newsletter/NewsletterSend.tsx';
import { Button } from '#client/ui/Button.tsx';
import { PlusIcon } from '#client/ui/feature-icons.tsx';
import { limits } from '#rules/limits.ts';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { pagesOf } from '../pages.ts';
import { texts as common } from '../texts.ts';
import { useEditing } from '../use-editing.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { useConsoleArticlesQuery } from './console-newsletter.generated.ts';
import { texts } from './texts.ts';

export function Newsletter() {
  // Usually all of them.
  const { data, ...query } = useConsoleArticlesQuery({ ...shownAtOnce, variables: { first: limits.page.max } });
  const { editing, edit, close } = useEditing();
  const newsletter = data?.admin?.newsletter;
  const pages = pagesOf(newsletter?.articles, query);
  if (editing === 'new') return <ArticleForm article={null} onClose={close} />;
  if (editing !== null) return <ArticleEditor key={editing} id={editing} onClose={close} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <NewsletterSend issues={limits.page.default}>
        {newsletter === undefined ? (
          pages.hasFailed ? (
            <ListFailed onRetry={pages.retry} />
          ) : (
            <ListLoading />
          )
        ) : (
          <>
            <section
              aria-labelledby="left"
              className="grid gap-1 rounded-lg border border-line bg-surface p-5 shadow-low"
            >
              <h2 id="left" className="text-base">
                {texts.left}
              </h2>
              <p className="text-ink-soft text-sm">
                {texts.unsubscribed(newsletter.unsubscribed)}, {texts.bounced(newsletter.bounced)}
              </p>
            </section>
            <section aria-labelledby="articles" className="grid grid-cols-1 gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="articles" className="text-lg">
                  {texts.articles}
                </h2>
                <Button size="sm" data-edits="new" onClick={() => edit('new')}>
                  <PlusIcon />
                  {texts.write}
                </Button>
              </div>
              {pages.items?.length === 0 ? (
                <p className="rounded-md bg-sunken px-4 py-3 text-sm">{texts.none}</p>
              ) : (
                <ul className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line bg-surface px-4 shadow-low sm:px-6">
                  {pages.items?.map((article) => (
                    <ArticleRow key={article.id} article={article} onEdit={edit} />
                  ))}
                </ul>
              )}
              {pages.hasMore && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="justify-self-center"
                  loading={pages.isLoading}
                  onClick={() => void pages.showMore()}
                >
                  {common.more}
                </Button>
              )}
            </section>
          </>
        )}
      </NewsletterSend>
    </div>
  );
}
