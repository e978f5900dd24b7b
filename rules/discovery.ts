import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { educations, genders, habits, keysOf, religions } from './vocabulary.ts';

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

/** 'Resets in N minutes', at least one. */
export function resetsInMinutes(resetsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000));
}
