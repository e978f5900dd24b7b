import type { ApolloClient } from '@apollo/client';
import { ViewerUnreadDocument } from '#client/components/events/ViewerEvents.generated.ts';

/**
 * Refetches the queries on screen that show a field of the viewer; the old data stay until the answer. A query off screen refetches when it
 * is shown. The answer of a request already under way may be older and is dropped. A plain refetch could be overtaken by it, or take it for
 * its own answer.
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
