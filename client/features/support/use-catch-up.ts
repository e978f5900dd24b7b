import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { refetchShowing } from '#client/components/events/refetch-showing.ts';

/** Asks for the requests again after the socket was away: what was answered meanwhile came with no event. */
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
