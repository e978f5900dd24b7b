import {
  type NewsletterCategory,
  type NewsletterDay,
  newsletterCategories,
  newsletterDays,
} from '#rules/newsletter-console.ts';
import { articlePath, paths } from '#rules/paths.ts';

export type Tab = 'all' | NewsletterDay;
export const tabs: readonly Tab[] = ['all', ...(Object.keys(newsletterDays) as NewsletterDay[])];

export type Topic = 'all' | NewsletterCategory;
export const topics: readonly Topic[] = ['all', ...(Object.keys(newsletterCategories) as NewsletterCategory[])];

/** Which articles are listed. */
export type Shelf = { tab: Tab; topic: Topic };

export function shelfOf(search: URLSearchParams): Shelf {
  return {
    tab: tabs.find((tab) => tab === search.get('day')) ?? 'all',
    topic: topics.find((topic) => topic === search.get('topic')) ?? 'all',
  };
}

/** The address of a list, or of an article that is read from it; the list of all articles has no query. */
export function addressOf({ tab, topic }: Shelf, slug: string | null = null): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('day', tab);
  if (topic !== 'all') search.set('topic', topic);
  const path = slug === null ? paths.newsletter : articlePath(slug);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Stored with an article's history entry: the number of steps back to the list. */
export type Depth = { depth: number };

export function depthOf(state: unknown): number {
  const depth = (state as Partial<Depth> | null)?.depth;
  return typeof depth === 'number' ? depth : 0;
}
