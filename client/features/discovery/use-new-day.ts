import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNow } from '#client/lib/use-now.ts';
import { lagosDay } from '#rules/age.ts';
import { DeckCountersDocument } from './discovery.generated.ts';

const MINUTE = 60_000;

/** Asks for the viewer's counters again after midnight in Lagos: a page left open overnight has its likes back. */
export function useNewDay(): void {
  const client = useApolloClient();
  // A minute late, so that a device whose clock runs a little ahead of the server's does not ask in the old day.
  const day = lagosDay(new Date(useNow(MINUTE).getTime() - MINUTE));
  const known = useRef(day);

  useEffect(() => {
    if (known.current === day) return;
    known.current = day;
    // Offline, say: the next visit asks anyway.
    client.query({ query: DeckCountersDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, day]);
}
