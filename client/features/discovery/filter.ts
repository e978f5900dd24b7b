import { fromContract, toContract } from '#client/lib/vocabulary.ts';
import { cleanText } from '#rules/clean-text.ts';
import { splitInterests } from '#rules/compatibility.ts';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { limits } from '#rules/limits.ts';
import { educations, genders, habits, religions } from '#rules/vocabulary.ts';
import type { BrowsePageQuery, DeckFilterInput } from './discovery.generated.ts';

type SavedFilter = NonNullable<NonNullable<BrowsePageQuery['viewer']>['profile']>['defaultFilter'];

const ranges = ['minAge', 'maxAge', 'maxDistance'] as const;
const vocabulary = { gender: genders, education: educations, religion: religions, smoking: habits, drinking: habits };
const choices = ['gender', 'education', 'religion', 'smoking', 'drinking'] as const;
/** The filters of plans with advanced filters. */
const heights = ['minHeightCm', 'maxHeightCm'] as const;
const marks = ['verified', 'activeLately'] as const;

/** The default filter, without a saved or chosen one. */
export const openFilter: DeckFilter = {
  minAge: limits.age.filterMin,
  maxAge: limits.age.filterMax,
  maxDistance: limits.distanceKm.default,
};

type Range = { min: number; max: number };
const isWithin = (value: number, { min, max }: Range): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const ages: Range = { min: limits.age.filterMin, max: limits.age.filterMax };

function isInOrder({ minAge, maxAge, maxDistance, minHeightCm, maxHeightCm, interests = [] }: DeckFilter): boolean {
  const given = [minHeightCm, maxHeightCm].filter((height) => typeof height === 'number');
  return (
    [minAge, maxAge].every((age) => isWithin(age, ages)) &&
    isWithin(maxDistance, limits.distanceKm) &&
    given.every((height) => isWithin(height, limits.heightCm)) &&
    minAge <= maxAge &&
    (minHeightCm ?? 0) <= (maxHeightCm ?? Number.POSITIVE_INFINITY) &&
    (interests?.length ?? 0) <= limits.filterInterests
  );
}

/**
 * The filter in the page's address, which survives a reload and the back button. Null if the address has none or an invalid one. What is
 * invalid, `deckFilterRule` says: its library is too heavy to come before the first card.
 */
export function filterOfAddress(params: URLSearchParams): DeckFilter | null {
  const given: Record<string, unknown> = {};
  for (const name of [...ranges, ...heights]) if (params.has(name)) given[name] = Number(params.get(name));
  for (const name of choices) if (params.has(name)) given[name] = params.get(name);
  for (const name of marks) if (params.has(name)) given[name] = true;
  if (params.has('interests')) given.interests = splitInterests(params.get('interests') ?? '').map(cleanText);
  if (Object.keys(given).length === 0) return null;
  const filter = { ...openFilter, ...given };
  const areKnown =
    choices.every((name) => !params.has(name) || Object.hasOwn(vocabulary[name], params.get(name) ?? '')) &&
    marks.every((name) => !params.has(name) || params.get(name) === 'true');
  return areKnown && isInOrder(filter) ? filter : null;
}

/** The inverse of `filterOfAddress`. The ranges are always written: they mark that the saved filter does not apply. */
export function addressOfFilter(filter: DeckFilter): Record<string, string> {
  const address: Record<string, string> = {};
  for (const name of ranges) address[name] = String(filter[name]);
  for (const name of choices) {
    const value = filter[name];
    if (value) address[name] = value;
  }
  for (const name of marks) if (filter[name]) address[name] = 'true';
  for (const name of heights) if (filter[name]) address[name] = String(filter[name]);
  if (filter.interests?.length) address.interests = filter.interests.join(', ');
  return address;
}

/** The filter in the shape of the deck query. */
export function toDeckInput(filter: DeckFilter): DeckFilterInput {
  return {
    minAge: filter.minAge,
    maxAge: filter.maxAge,
    maxDistance: filter.maxDistance,
    gender: filter.gender ? toContract(filter.gender) : null,
    education: filter.education ? toContract(filter.education) : null,
    religion: filter.religion ? toContract(filter.religion) : null,
    smoking: filter.smoking ? toContract(filter.smoking) : null,
    drinking: filter.drinking ? toContract(filter.drinking) : null,
    isVerified: filter.verified || undefined,
    isActiveLately: filter.activeLately || undefined,
    minHeightCm: filter.minHeightCm ?? undefined,
    maxHeightCm: filter.maxHeightCm ?? undefined,
    interests: filter.interests?.length ? [...filter.interests] : undefined,
  };
}

export function ofSaved(saved: SavedFilter): DeckFilter {
  return {
    minAge: saved.minAge,
    maxAge: saved.maxAge,
    maxDistance: saved.maxDistance,
    gender: saved.gender && fromContract(saved.gender),
    education: saved.education && fromContract(saved.education),
    religion: saved.religion && fromContract(saved.religion),
    smoking: saved.smoking && fromContract(saved.smoking),
    drinking: saved.drinking && fromContract(saved.drinking),
    verified: saved.isVerified,
    activeLately: saved.isActiveLately,
    minHeightCm: saved.minHeightCm,
    maxHeightCm: saved.maxHeightCm,
    interests: saved.interests,
  };
}

export function narrowedBy(filter: DeckFilter): number {
  const ages = filter.minAge !== openFilter.minAge || filter.maxAge !== openFilter.maxAge ? 1 : 0;
  const distance = filter.maxDistance === openFilter.maxDistance ? 0 : 1;
  const height = filter.minHeightCm || filter.maxHeightCm ? 1 : 0;
  const interests = filter.interests?.length ? 1 : 0;
  return ages + distance + height + interests + [...choices, ...marks].filter((name) => filter[name]).length;
}
