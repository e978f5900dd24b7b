import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';

/** Refetches the requests after a lost connection, whose events are not sent again. */
export function useCatchUp(): void {
  const client = useApolloClient();
  useEffect(() => {
    let wasLost = false;
    return onSocketStatus((status) => {
      if (status === 'connected' && wasLost) refetchShowing(client, 'supportTickets').catch(() => undefined);
      wasLost = status === 'lost';
    });
  }, [client]);
}
