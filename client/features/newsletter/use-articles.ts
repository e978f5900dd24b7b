import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { type NewsletterPageQuery, useNewsletterArticleQuery, useNewsletterPageQuery } from './newsletter.generated.ts';
import type { Tab } from './place.ts';

export type Articles = NewsletterPageQuery['newsletterArticles'];
export type Article = Articles[number];

export function useArticles() {
  const { data, error, loading, refetch } = useNewsletterPageQuery(shownAtOnce);
  return {
    articles: data?.newsletterArticles,
    hasFailed: data === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
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

export function ofTab(articles: Articles, tab: Tab): Articles {
  return tab === 'all' ? articles : articles.filter(({ day }) => day.toLowerCase() === tab);
}

/** The previous and the next article in the list that this one is read from. */
export function neighbours(articles: Articles, slug: string): { previous: Article | null; next: Article | null } {
  const at = articles.findIndex((each) => each.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: articles[at - 1] ?? null, next: articles[at + 1] ?? null };
}
