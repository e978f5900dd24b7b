import { type NewsletterDay, newsletterDays } from '#rules/newsletter-console.ts';
import { paths } from '#rules/paths.ts';

export type Tab = 'all' | NewsletterDay;
export const tabs: readonly Tab[] = ['all', ...(Object.keys(newsletterDays) as NewsletterDay[])];

export type Place = { tab: Tab; slug: string | null };

export function placeOf(search: URLSearchParams): Place {
  return { tab: tabs.find((tab) => tab === search.get('day')) ?? 'all', slug: search.get('article') };
}

/** The address of a view; the list of all articles has no query. */
export function addressOf({ tab, slug }: Place): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('day', tab);
  if (slug !== null) search.set('article', slug);
  return search.size === 0 ? paths.newsletter : `${paths.newsletter}?${search}`;
}

/** Stored with an article's history entry: the number of steps back to the list. */
export type Depth = { depth: number };

export function depthOf(state: unknown): number {
  const depth = (state as Partial<Depth> | null)?.depth;
  return typeof depth === 'number' ? depth : 0;
}
