import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { limits } from '#rules/limits.ts';
import { ConsoleTotalsDocument } from './console.generated.ts';

function rowsOf(data: unknown): number {
  const { admin } = (data ?? {}) as { admin?: Record<string, { edges?: readonly unknown[] } | null> };
  return Math.max(0, ...Object.values(admin ?? {}).map((field) => field?.edges?.length ?? 0));
}

/** Refetches the totals and the named documents. A list keeps its loaded rows, so that the reader keeps their place. */
export function useAskAgain(): (...documents: DocumentNode[]) => Promise<void> {
  const client = useApolloClient();
  return useCallback(
    async (...documents) => {
      await client
        .refetchQueries({
          include: [ConsoleTotalsDocument, ...documents],
          onQueryUpdated: (observed) => {
            const rows = rowsOf(observed.getCurrentResult().data);
            if (rows <= limits.page.default) return true;
            const variables = { ...observed.variables, first: Math.min(rows, limits.page.max) };
            return client.query({ query: observed.query, variables, fetchPolicy: 'network-only' });
          },
        })
        .catch(() => undefined);
    },
    [client],
  );
}

export function useRefresh(): (...documents: DocumentNode[]) => void {
  const askAgain = useAskAgain();
  return useCallback((...documents) => void askAgain(...documents), [askAgain]);
}
