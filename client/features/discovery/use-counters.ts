import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { limits } from '#rules/limits.ts';
import { type DeckCounters_ViewerFragment, DeckCounters_ViewerFragmentDoc } from './discovery.generated.ts';

export type CountersRef = FragmentType<DeckCounters_ViewerFragment>;
export type Counters = {
  viewerId: string;
  isPremium: boolean;
  hasAdvancedFilters: boolean;
  /** Null when unlimited. */
  likesLeft: number | null;
  superLikesLeft: number;
  /** Null when unlimited. */
  quota: { remaining: number; canViewMore: boolean; resetsAt: string | null } | null;
};

/** Follows optimistic answers. Null before it is known. */
export function useCounters(viewer: CountersRef | null): Counters | null {
  const data = useFragmentData(DeckCounters_ViewerFragmentDoc, viewer);
  if (data === null) return null;
  const isUnlimited = data.plan.abilities.includes('UNLIMITED_VIEWS');
  // A failed check must not lock people out: without a quota a free person has the full allowance.
  const open = { remaining: limits.views.perHour, canViewMore: true, resetsAt: null };
  return {
    viewerId: data.id,
    isPremium: data.plan.name !== null,
    hasAdvancedFilters: data.plan.abilities.includes('ADVANCED_FILTERS'),
    likesLeft: data.likesLeft,
    superLikesLeft: data.superLikesLeft,
    quota: isUnlimited ? null : (data.viewQuota ?? open),
  };
}
