import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { sayLoadFailed } from '#client/shell/use-load-failure.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { type NewsletterPageQuery, useNewsletterArticleQuery, useNewsletterPageQuery } from './newsletter.generated.ts';
import type { Shelf } from './place.ts';
import { texts } from './texts.ts';

export type Article = NewsletterPageQuery['newsletterArticles']['edges'][number]['node'];
export type Articles = readonly Article[];

const failure = { title: texts.loadFailed, about: 'articles' };

export function useArticles() {
  const { data, error, loading, refetch, fetchMore } = useNewsletterPageQuery({
    ...shownAtOnce,
    // Usually all of them: the days are chosen among those that are loaded.
    variables: { first: limits.page.max },
  });
  const connection = data?.newsletterArticles;

  /** Loads the next page. Resolves to true when it was loaded. */
  async function showMore(): Promise<boolean> {
    try {
      await fetchMore({ variables: { after: connection?.pageInfo.endCursor } });
      clearToasts(failure.about);
      return true;
    } catch (reason) {
      sayLoadFailed(failure, reason);
      return false;
    }
  }

  return {
    articles: connection?.edges.map(({ node }) => node),
    hasFailed: data === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
    isLoading: loading,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore,
  };
}

/** One article with its text. Undefined while it loads, null when there is none. */
export function useArticle(slug: string) {
  const { data, error, loading, refetch } = useNewsletterArticleQuery({ ...shownAtOnce, variables: { slug } });
  const article = data?.newsletterArticle;
  return {
    // A cached null may be outdated, as the article may have been added since.
    article: article === null && loading ? undefined : article,
    hasFailed: data === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

export function onShelf(articles: Articles, { tab, topic }: Shelf): Articles {
  const isOf = (chosen: string, value: string) => chosen === 'all' || value.toLowerCase() === chosen;
  return articles.filter(({ day, category }) => isOf(tab, day) && isOf(topic, category));
}

/** The previous and the next article in the list that this one is read from. */
export function neighbours(articles: Articles, slug: string): { previous: Article | null; next: Article | null } {
  const at = articles.findIndex((each) => each.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: articles[at - 1] ?? null, next: articles[at + 1] ?? null };
}
