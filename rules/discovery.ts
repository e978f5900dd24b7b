import { latestBirthDate } from './age.ts';
import { cleanText } from './clean-text.ts';
import type { DeckFilter } from './deck-filter.ts';
import { limits } from './limits.ts';
import { swipeMessages } from './swipe-messages.ts';

export const messages = {
  ...swipeMessages,
  noLikes: "You've used all your likes for today",
  noSuperLikesFree: 'Upgrade to premium for more Super Likes',
  noSuperLikesPremium: "You've used all your Super Likes for today",
  viewLimit: "You've viewed the maximum number of profiles this hour to protect against data scraping",
  nothingToUndo: 'There is nothing to undo.',
  ageRange: `Age must be ${limits.age.filterMin} to ${limits.age.filterMax}`,
  ageOrder: 'The youngest age must not be above the oldest',
  distanceRange: `Distance must be ${limits.distanceKm.min} to ${limits.distanceKm.max} km`,
  pageRange: `Limit must be 1 to ${limits.deck.page}`,
  choice: 'Please choose one of the options',
  heightRange: `Height must be ${limits.heightCm.min} to ${limits.heightCm.max} cm`,
  heightOrder: 'The least height must not be above the greatest',
  interests: `At most ${limits.filterInterests} interests`,
  searches: "You've searched often in the last minute. Please wait a moment, then try again.",
  searchBusy: 'Many people are searching right now. Please try again in a moment.',
  searchLength: `Search must be at most ${limits.search.characters} characters`,
} as const;

export function isAdvanced({ verified, activeLately, minHeightCm, maxHeightCm, interests }: DeckFilter): boolean {
  return Boolean(verified || activeLately || minHeightCm || maxHeightCm || interests?.length);
}

export function withoutAdvanced(filter: DeckFilter): DeckFilter {
  const { verified, activeLately, minHeightCm, maxHeightCm, interests, ...plain } = filter;
  return plain;
}

/** The birth dates after `after`, up to and including `to`. `after` is null if the upper age is open. */
export function birthDates(filter: Pick<DeckFilter, 'minAge' | 'maxAge'>, today: string) {
  const endless = filter.maxAge >= limits.age.filterMax;
  return {
    after: endless ? null : latestBirthDate(filter.maxAge + 1, today),
    to: latestBirthDate(filter.minAge, today),
  };
}

/**
 * The rank of the deck. Nothing in it is finer than a day or a privacy cell: a finer order would reveal distances and exact times.
 *
 * 1. The pool: a walk by index cell in rings around the viewer (`ringsAround`), lively people of a cell first, for each requested gender.
 *    Each range gives the lowest draw numbers from `drawStart` upwards, then those below it. A person's number is random and constant, and
 *    each viewer has another start: no person is always first. All ranges together give at most `poolEach` for each gender.
 *    People without a position have ranges of their own: `pool.unplaced`, and more if the others gave fewer.
 *    The same rings are walked for boosted people: the `pool.boosted` boosts of a range that end last, at most `pool.boosted` together.
 *    A search takes the people with the words out of the first `pool.read` of the walk. If some have them but fewer than a page, it reads
 *    `pool.readOn`. If still fewer have them, the index of words gives the others: whole words first, then those whose last word begins so.
 * 2. The score: compatibility (rules/compatibility.ts) plus `rankPoints`.
 * 3. The order, each part descending. `near` is false for people without a position whose town lies beyond the filter's distance.
 *    `infront` holds the best `limits.deck.boosted` of the boosted people. `fit` counts only for viewers with advanced matching: the other
 *    person's `showMe` admits the viewer. `tieBreaker` is stable for a viewer.
 */
export const deckOrder = ['near', 'infront', 'fit', 'score', 'tieBreaker'] as const;

/** Never less than a page, so that no page is short. */
export function poolEach(genders: number): number {
  return Math.max(limits.deck.page, Math.ceil(limits.deck.pool.near / genders));
}

/** `active` is by days since the last activity, inclusive. */
export const rank = {
  active: [
    { days: 0, points: 15 },
    { days: 3, points: 10 },
    { days: 7, points: 5 },
  ],
  fresh: { days: 7, points: 10 },
  /** One point less for every `swipes` received. Their count halves on each day on which the person is active. */
  seen: { swipes: 10, atMost: 20 },
  top: 20,
} as const;

/** Days are Lagos days; `isTop` is the bonus of a plan. */
export function rankPoints(person: {
  activeDaysAgo: number;
  joinedDaysAgo: number;
  seen: number;
  isTop: boolean;
}): number {
  const active = rank.active.find(({ days }) => person.activeDaysAgo <= days)?.points ?? 0;
  const fresh = person.joinedDaysAgo <= rank.fresh.days ? rank.fresh.points : 0;
  const seen = Math.min(rank.seen.atMost, Math.floor(person.seen / rank.seen.swipes));
  return active + fresh - seen + (person.isTop ? rank.top : 0);
}

/** A 32-bit integer: the FNV-1a hash (Fowler, Noll, Vo) of viewer and day. */
export function drawStart(viewerId: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${viewerId} ${day}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // The lowest number is never a start, so that the range below a start is never empty.
  return Math.max(hash | 0, -0x7fffffff);
}

/** Lower-case and without diacritics, as profiles are indexed; null if the text is too long. */
export function searchWords(typed: string): string[] | null {
  if (typed.length > limits.search.characters) return null;
  const plain = cleanText(typed)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ɓɗƙƴ]/g, (hooked) => 'bdky'['ɓɗƙƴ'.indexOf(hooked)] ?? '');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, limits.search.words);
}

export type ViewWindow = { startedAt: Date; handed: number; viewed: number };
export type ViewQuota = { limit: number; remaining: number; canViewMore: boolean; resetsAt: Date | null };

/** Null unless it is still open. It opens with its first person. */
export function runningWindow(window: ViewWindow | null, now: Date): ViewWindow | null {
  if (window === null || (window.handed === 0 && window.viewed === 0)) return null;
  return now.getTime() < window.startedAt.getTime() + limits.views.windowMs ? window : null;
}

export function viewQuota(window: ViewWindow | null, now: Date): ViewQuota {
  const running = runningWindow(window, now);
  const remaining = Math.max(0, limits.views.perHour - (running?.viewed ?? 0));
  const resetsAt = running === null ? null : new Date(running.startedAt.getTime() + limits.views.windowMs);
  return { limit: limits.views.perHour, remaining, canViewMore: remaining > 0, resetsAt };
}

/** At least 1. */
export function resetsInMinutes(resetsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000));
}
