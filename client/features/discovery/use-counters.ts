import type { FragmentType } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { outbox, type Swipe, swipeLane } from '#client/components/outbox/outbox.ts';
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

/** Null stands for a counter without an end. */
const fewer = (left: number | null, spent: number): number | null => (left === null ? null : Math.max(0, left - spent));

/** As the server last said, less the swipes that wait to be sent. Null before it is known. */
export function useCounters(viewer: CountersRef | null): Counters | null {
  const data = useFragmentData(DeckCounters_ViewerFragmentDoc, viewer);
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.read(swipeLane));
  if (data === null) return null;
  const spent = (kind: Swipe['kind']) => waiting.filter((item) => item.kind === kind).length;
  const isUnlimited = data.plan.abilities.includes('UNLIMITED_VIEWS');
  // A failed check must not lock people out: without a quota a free person has the full allowance.
  const open = { remaining: limits.views.perHour, canViewMore: true, resetsAt: null };
  return {
    viewerId: data.id,
    isPremium: data.plan.name !== null,
    hasAdvancedFilters: data.plan.abilities.includes('ADVANCED_FILTERS'),
    likesLeft: fewer(data.likesLeft, spent('like')),
    superLikesLeft: fewer(data.superLikesLeft, spent('superLike')) ?? 0,
    quota: isUnlimited ? null : (data.viewQuota ?? open),
  };
}
