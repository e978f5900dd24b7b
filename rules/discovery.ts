import * as z from 'zod/mini';
import { latestBirthDate } from './age.ts';
import { limits } from './limits.ts';
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
  })
  .check(z.refine((filter) => filter.minAge <= filter.maxAge, { message: messages.ageOrder, path: ['minAge'] }));

export type DeckFilter = z.infer<typeof deckFilterRule>;

/** What `deck` falls back to: everybody of the gender chosen at setup, all ages, the default distance. */
export function savedFilter(showMe: Gender | null): DeckFilter {
  return {
    minAge: limits.age.filterMin,
    maxAge: limits.age.filterMax,
    maxDistance: limits.distanceKm.default,
    gender: showMe,
    education: null,
    religion: null,
    smoking: null,
    drinking: null,
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
 * The order of the deck, all of it descending: the few boosted people in front, then compatibility, then the day of the last activity,
 * then a tie-breaker that is stable for each viewer. Nothing finer: an order by distance or by the exact time would tell both.
 */
export const deckOrder = ['infront', 'score', 'activeDay', 'tieBreaker'] as const;

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
