import * as z from 'zod/mini';
import { messages } from './discovery.ts';
import { limits } from './limits.ts';
import { storable } from './text.ts';
import { check, whole } from './validation.ts';
import { educations, type Gender, genders, habits, keysOf, religions } from './vocabulary.ts';

const wholeOr = (value: number, range: { min: number; max: number }, message: string) =>
  z.pipe(
    z.transform((given: unknown) => (given ?? value) as number),
    whole(range, message),
  );

const ageRange = { min: limits.age.filterMin, max: limits.age.filterMax };

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

export const saveFilterRule = z.object({ filter: deckFilterRule });

/** `kept` is the last applied filter; an invalid one counts as none. */
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
