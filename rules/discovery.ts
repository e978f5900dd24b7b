import * as z from 'zod/mini';
import { latestBirthDate } from './age.ts';
import { limits } from './limits.ts';
import { cleanText, storable } from './text.ts';
import { check } from './validation.ts';
import { educations, type Gender, genders, habits, keysOf, religions } from './vocabulary.ts';

export const messages = {
  noLikes: "You've used all your likes for today",
  noSuperLikesFree: 'Upgrade to premium for more Super Likes',
  noSuperLikesPremium: "You've used all your Super Likes for today",
  viewLimit: "You've viewed the maximum number of profiles this hour to protect against data scraping",
  notAvailable: 'This person is no longer available.',
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

const whole = (range: { min: number; max: number }, message: string) =>
  z.int(message).check(z.minimum(range.min, message), z.maximum(range.max, message));

const wholeOr = (value: number, range: { min: number; max: number }, message: string) =>
  z.pipe(
    z.transform((given: unknown) => (given ?? value) as number),
    whole(range, message),
  );

const ageRange = { min: limits.age.filterMin, max: limits.age.filterMax };

/** A filter with its defaults filled in: ages 18 to 80, 100 km, everybody. A `maxAge` of 80 admits older people too. */
export const deckFilterRule = z
  .object({
    minAge: wholeOr(limits.age.filterMin, ageRange, messages.ageRange),
    maxAge: wholeOr(limits.age.filterMax, ageRange, messages.ageRange),
    maxDistance: wholeOr(limits.distanceKm.default, limits.distanceKm, messages.distanceRange),
    gender: z.nullish(z.enum(keysOf(genders), messages.choice)),
    education: z.nullish(z.enum(keysOf(educations), messages.choice)),
    religion: z.nullish(z.enum(keysOf(religions), messages.choice)),
    smoking: z.nullish(z.enum(keysOf(habits), messages.choice)),
    drinking: z.nullish(z.enum(keysOf(habits), messages.choice)),
    verified: z.nullish(z.boolean()),
    activeLately: z.nullish(z.boolean()),
    minHeightCm: z.nullish(whole(limits.heightCm, messages.heightRange)),
    maxHeightCm: z.nullish(whole(limits.heightCm, messages.heightRange)),
    interests: z.nullish(
      z.array(z.string().check(storable())).check(z.maxLength(limits.filterInterests, messages.interests)),
    ),
  })
  .check(
    z.refine((filter) => filter.minAge <= filter.maxAge, { message: messages.ageOrder, path: ['minAge'] }),
    z.refine(({ minHeightCm, maxHeightCm }) => (minHeightCm ?? 0) <= (maxHeightCm ?? Number.POSITIVE_INFINITY), {
      message: messages.heightOrder,
      path: ['minHeightCm'],
    }),
  );

export type DeckFilter = z.infer<typeof deckFilterRule>;

/** Whether a filter uses what only the plans with `advanced_filters` may. */
export function isAdvanced({ verified, activeLately, minHeightCm, maxHeightCm, interests }: DeckFilter): boolean {
  return Boolean(verified || activeLately || minHeightCm || maxHeightCm || interests?.length);
}

/** A filter without what only the plans with `advanced_filters` may. */
export function withoutAdvanced(filter: DeckFilter): DeckFilter {
  const { verified, activeLately, minHeightCm, maxHeightCm, interests, ...plain } = filter;
  return plain;
}

export const saveFilterRule = z.object({ filter: deckFilterRule });

/**
 * What `deck` falls back to: the filter that was applied last, as it is kept (`kept`, null when none was), with the gender to see, which the
 * profile holds. Of a kept one that the rules no longer admit, nothing counts: all ages, the default distance.
 */
export function savedFilter(showMe: Gender | null, kept: unknown = null): DeckFilter {
  const checked = check(deckFilterRule, kept ?? {});
  return {
    minAge: limits.age.filterMin,
    maxAge: limits.age.filterMax,
    maxDistance: limits.distanceKm.default,
    education: null,
    religion: null,
    smoking: null,
    drinking: null,
    ...(checked.ok && checked.value),
    gender: showMe,
  };
}

/** The birth dates that a filter admits on a Lagos day, later than `after` (null when the oldest age has no end) and up to `to`. */
export function birthDates(
  filter: Pick<DeckFilter, 'minAge' | 'maxAge'>,
  today: string,
): { after: string | null; to: string } {
  const endless = filter.maxAge >= limits.age.filterMax;
  return {
    after: endless ? null : latestBirthDate(filter.maxAge + 1, today),
    to: latestBirthDate(filter.minAge, today),
  };
}

/**
 * THE RANK OF THE DECK, in three steps. Nothing in it is finer than a day or a cell: an order by distance or by the exact time would
 * tell both.
 *
 * 1. The pool, out of everybody whom the filters admit. Ranges are walked in this order: index cells by rings around the viewer's own
 *    (`ringsAround` of rules/distance.ts), within a cell first the lively, then the others, and of each those whose number is at or after
 *    the viewer's start of the day (`drawStart`), then those before it; each for every gender asked for. A range gives the people with
 *    the lowest numbers, at most `poolEach`, and all together at most that for each gender. The number is drawn once for everybody, so
 *    that each viewer meets others and nobody is always at the front. People without a position are ranges of their own, which give
 *    `pool.unplaced`, and more where the others gave less. Boosts are walked by the same rings and genders: of the latest to end,
 *    `pool.boosted` of each, those whom the filters admit, and no more than that together.
 *    The pool of a search is of its own, of the same size: of the first `pool.read` of that walk (those without a position last) whoever
 *    has the words; where some have them and fewer than a page, of the first `pool.readOn`, whether or not the filters admit them, until they
 *    are a page. When the walk has more people than these and fewer than a page of them have the words, also any others who have them.
 * 2. The score of each of the pool: compatibility (rules/compatibility.ts) and `rankPoints`.
 * 3. The order, all of it descending: `deckOrder`. Near are all but those without a position whose town is further from the viewer (or from
 *    the viewer's town) than the filter's distance: they are left out by no filter, and come last. In front are the best `limits.deck.boosted` of the boosted. The fit is asked only
 *    for viewers with advanced matching: whether the other's choice of whom to see admits the viewer. The tie-breaker is stable for a
 *    viewer.
 */
export const deckOrder = ['near', 'infront', 'fit', 'score', 'tieBreaker'] as const;

/** How many people a range of the pool gives at most, by how many genders are asked for: no less than a page, so that no page is short. */
export function poolEach(genders: number): number {
  return Math.max(limits.deck.page, Math.ceil(limits.deck.pool.near / genders));
}

/** What counts beside compatibility. Activity: by days since, at most. Somebody new is helped, somebody seen often gives way. */
export const rank = {
  active: [
    { days: 0, points: 15 },
    { days: 3, points: 10 },
    { days: 7, points: 5 },
  ],
  fresh: { days: 7, points: 10 },
  /** A point less for so many swipes received of late. Half of them are forgotten each day that the person comes. */
  seen: { swipes: 10, atMost: 20 },
  top: 20,
} as const;

/** The points of `rank`. Days are counted in Lagos; `isTop` is the bonus of a plan. */
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

/** Where a viewer's walk begins on a Lagos day, a 32-bit integer: FNV-1a (Fowler, Noll, Vo) over both. */
export function drawStart(viewerId: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${viewerId} ${day}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // The lowest number is nobody's start, so that there is one below each.
  return Math.max(hash | 0, -0x7fffffff);
}

/** The words of a search, lower-case and without marks, as profiles are found by; null when it is too long. */
export function searchWords(typed: string): string[] | null {
  if (typed.length > limits.search.characters) return null;
  const plain = cleanText(typed)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ɓɗƙƴ]/g, (hooked) => 'bdky'['ɓɗƙƴ'.indexOf(hooked)] ?? '');
  return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, limits.search.words);
}

/** The hour that runs for a free person: when it began, how many different people were handed out, how many were looked at. */
export type ViewWindow = { startedAt: Date; handed: number; viewed: number };
export type ViewQuota = { limit: number; remaining: number; allowed: boolean; resetsAt: Date | null };

/** The window if it still runs: an hour from its first person, and none before that. */
export function runningWindow(window: ViewWindow | null, now: Date): ViewWindow | null {
  if (window === null || (window.handed === 0 && window.viewed === 0)) return null;
  return now.getTime() < window.startedAt.getTime() + limits.views.windowMs ? window : null;
}

/** What is left of the hourly views. */
export function viewQuota(window: ViewWindow | null, now: Date): ViewQuota {
  const running = runningWindow(window, now);
  const remaining = Math.max(0, limits.views.perHour - (running?.viewed ?? 0));
  const resetsAt = running === null ? null : new Date(running.startedAt.getTime() + limits.views.windowMs);
  return { limit: limits.views.perHour, remaining, allowed: remaining > 0, resetsAt };
}

/** 'Resets in N minutes', at least one. */
export function resetsInMinutes(resetsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000));
}
