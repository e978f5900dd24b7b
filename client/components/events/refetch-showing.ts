import type { ApolloClient } from '@apollo/client';
import { ViewerUnreadDocument } from '#client/components/events/ViewerEvents.generated.ts';

/**
 * Asks again for what on screen shows a field of the viewer, which stays until the answer; what is not on screen asks when it is looked
 * at. An answer that was already under way, and may be older, is dropped: a plain refetch would let it overtake, or even take it for its
 * own.
 */
export async function refetchShowing(
  client: ApolloClient,
  field: 'likers' | 'matches' | 'verification' | 'supportTickets',
): Promise<void> {
  await client.refetchQueries({
    updateCache: (cache) => {
      const { viewer } = cache.readQuery({ query: ViewerUnreadDocument }) ?? {};
      if (!viewer) return;
      cache.modify({
        id: cache.identify(viewer),
        fields: { [field]: (_: unknown, { INVALIDATE }: { INVALIDATE: object }) => INVALIDATE },
      });
    },
    onQueryUpdated: (query) => {
      const { fetchPolicy } = query.options;
      if (fetchPolicy === 'cache-only' || fetchPolicy === 'standby') return false;
      return query.reobserve({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
    },
  });
}
