import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { lagosDay } from '#rules/age.ts';
import { DeckCountersDocument } from './discovery.generated.ts';

const MINUTE = 60_000;

/** Refetches the viewer's counters after midnight in Lagos, so that a page left open overnight has new likes. */
export function useNewDay(): void {
  const client = useApolloClient();
  // A minute late, so that a device clock slightly ahead of the server's does not ask on the old day.
  const day = lagosDay(new Date(useNow(MINUTE).getTime() - MINUTE));
  const known = useRef(day);

  useEffect(() => {
    if (known.current === day) return;
    known.current = day;
    // For example offline: the next visit asks anyway.
    client.query({ query: DeckCountersDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, day]);
}
