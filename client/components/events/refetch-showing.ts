import type { ApolloClient } from '@apollo/client';
import { ViewerUnreadDocument } from '#client/components/events/ViewerUnread.generated.ts';

/** Older answers under way are dropped, unlike by a plain refetch. A query off screen refetches when it is shown. */
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
