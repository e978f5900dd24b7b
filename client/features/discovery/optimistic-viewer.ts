import type { ApolloCache } from '@apollo/client';
import { type DeckCounters_ViewerFragment, DeckCounters_ViewerFragmentDoc } from './discovery.generated.ts';

/** With three likes in flight each must start from the one before. Null when they are not known yet. */
export function optimisticViewer(cache: ApolloCache, viewerId: string): DeckCounters_ViewerFragment | null {
  return cache.readFragment({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fragment: DeckCounters_ViewerFragmentDoc,
    optimistic: true,
  });
}

export type Counter = 'likesLeft' | 'superLikesLeft';

/** Null stands for a counter without an end. */
export const oneFewer = (left: number | null): number | null => (left === null ? null : Math.max(0, left - 1));

/** The server says that none are left, whatever this page believed; swipes still under way keep their own guess until answered. */
export function noneLeft(cache: ApolloCache, viewerId: string, counter: Counter): void {
  cache.modify<Record<Counter, number | null>>({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: { [counter]: () => 0 },
  });
}

/** A new match: the list of matches is fetched anew when it is next looked at. */
export function forgetMatchList(cache: ApolloCache, viewer: { __typename: 'Viewer'; id: string }): void {
  cache.evict({ id: cache.identify(viewer), fieldName: 'matches' });
}
