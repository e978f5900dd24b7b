import { useRef } from 'react';
import { useFirstNew } from '#client/lib/use-first-new.ts';
import { Loading } from '#client/shell/Loading.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { BookIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { addressOf, type Depth, type Shelf } from './place.ts';
import { texts } from './texts.ts';
import { type Article, onShelf, type useArticles } from './use-articles.ts';

type Props = { list: ReturnType<typeof useArticles>; shelf: Shelf };

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function ArticleList({ list, shelf }: Props) {
  const { articles, hasFailed, retry, isLoading, hasMore, showMore } = list;
  const rows = useRef<HTMLUListElement>(null);
  const shown = onShelf(articles ?? [], shelf);
  const firstNew = useFirstNew(rows, shown.length, 'a');
  if (articles === undefined)
    return hasFailed ? <LoadFailed title={texts.loadFailed} onRetry={retry} /> : <ListSkeleton />;
  if (shown.length === 0 && !hasMore)
    return <EmptyState icon={<BookIcon />} title={texts.none} body={texts.noneBody} />;
  async function more(): Promise<void> {
    firstNew.expect();
    if (!(await showMore())) firstNew.giveUp();
  }
  return (
    <>
      <p role="status" className="sr-only">
        {texts.counted(shown.length)}
      </p>
      <ul ref={rows} className={grid}>
        {shown.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} shelf={shelf} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" className="mx-auto mt-5" loading={isLoading} onClick={() => void more()}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}

export const cardId = (slug: string): string => `article-${slug}`;

const onward: Depth = { depth: 1 };

function ArticleCard({ article, shelf }: { article: Article; shelf: Shelf }) {
  const { slug, title, summary } = article;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-low transition-shadow hover:shadow-mid sm:p-6">
      <ArticleFacts article={article} isShort />
      <h3 className="text-lg leading-snug">
        <Link
          id={cardId(slug)}
          to={addressOf(shelf, slug)}
          state={onward}
          className="after:absolute after:inset-0 after:rounded-lg hover:text-crimson-ink"
        >
          {title}
        </Link>
      </h3>
      <p className="line-clamp-4 text-sm text-ink-soft">{summary}</p>
    </article>
  );
}

const places = Array.from({ length: 6 }, (_, index) => index);

function ListSkeleton() {
  return (
    <Loading says={texts.loading} className={grid}>
      {places.map((place) => (
        <div key={place} className="grid gap-3 rounded-lg border border-line bg-surface p-5 sm:p-6">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-7" />
          <Skeleton className="h-20" />
        </div>
      ))}
    </Loading>
  );
}
