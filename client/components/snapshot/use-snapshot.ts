import type { OperationVariables } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { ViewerUnreadDocument } from '#client/components/events/ViewerUnread.generated.ts';
import { askedOf, type Kept, snapshotOf, useKept } from './use-kept.ts';

/** Shows what is kept of this page until the server answers, too. Call it before the query. */
export function useSnapshot<D, V extends OperationVariables>(page: Kept<D, V>): void {
  const { name, query, variables } = page;
  const { cache } = useApolloClient();
  const asked = askedOf(query, variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the query and its variables.
  useMemo(() => {
    const data = snapshotOf(name, query, variables);
    if (data === null || cache.readQuery({ query, variables }) !== null) return;
    // Another page of this visit may know a newer plan and number of unread messages.
    const newer = cache.readQuery({ query: ViewerUnreadDocument });
    // While a page is drawn: nobody is told of it.
    cache.writeQuery({ query, variables, data, broadcast: false });
    if (newer) cache.writeQuery({ query: ViewerUnreadDocument, data: newer, broadcast: false });
  }, [cache, name, asked]);
  useKept(page);
}
