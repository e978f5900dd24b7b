import { type NewsletterDay, newsletterDays } from '#rules/newsletter-desk.ts';
import { paths } from '#rules/paths.ts';

/** Which articles are listed. */
export type Tab = 'all' | NewsletterDay;
export const tabs: readonly Tab[] = ['all', ...(Object.keys(newsletterDays) as NewsletterDay[])];

/** Where in the newsletter an address leads: a list, or one article and the list that it was opened from. */
export type Place = { tab: Tab; slug: string | null };

export function placeOf(search: URLSearchParams): Place {
  return { tab: tabs.find((tab) => tab === search.get('day')) ?? 'all', slug: search.get('article') };
}

/** The address of a place; the list of all has the bare one. */
export function addressOf({ tab, slug }: Place): string {
  const search = new URLSearchParams();
  if (tab !== 'all') search.set('day', tab);
  if (slug !== null) search.set('article', slug);
  return search.size === 0 ? paths.newsletter : `${paths.newsletter}?${search}`;
}

/** Kept with an article's entry of the history: how many steps back the list is. */
export type Depth = { depth: number };

/** How many steps back the list is; 0 for whoever came by a link from elsewhere. */
export function depthOf(state: unknown): number {
  const depth = (state as Partial<Depth> | null)?.depth;
  return typeof depth === 'number' ? depth : 0;
}
