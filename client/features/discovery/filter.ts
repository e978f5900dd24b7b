import { fromContract, toContract } from '#client/lib/vocabulary.ts';
import { splitInterests } from '#rules/compatibility.ts';
import { type DeckFilter, deckFilterRule } from '#rules/discovery.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import type { BrowsePageQuery, DeckFilterInput } from './discovery.generated.ts';

type SavedFilter = NonNullable<NonNullable<BrowsePageQuery['viewer']>['profile']>['defaultFilter'];

const ranges = ['minAge', 'maxAge', 'maxDistance'] as const;
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

/** The filter in the page's address, which survives a reload and the back button. Null if the address has none or an invalid one. */
export function filterOfAddress(params: URLSearchParams): DeckFilter | null {
  const given: Record<string, unknown> = {};
  for (const name of [...ranges, ...heights]) if (params.has(name)) given[name] = Number(params.get(name));
  for (const name of choices) if (params.has(name)) given[name] = params.get(name);
  for (const name of marks) if (params.has(name)) given[name] = params.get(name) === 'true' || params.get(name);
  if (params.has('interests')) given.interests = splitInterests(params.get('interests') ?? '');
  if (Object.keys(given).length === 0) return null;
  const checked = check(deckFilterRule, given);
  return checked.ok ? checked.value : null;
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
