import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { tellCall, useCallsNeeded } from '#client/components/events/call-request.ts';
import { useViewerUnreadQuery } from '#client/components/events/ViewerEvents.generated.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { RingingCallDocument } from './calls.generated.ts';

const CallOverlay = lazyPart(async () => (await import('./CallOverlay.tsx')).CallOverlay);

/** Looks for a call that already rings: at the start, and after a lost connection, whose events are not sent again. */
function useRingingCall(): void {
  const client = useApolloClient();
  const { data } = useViewerUnreadQuery({ fetchPolicy: 'cache-only' });
  const mayCall = data?.viewer?.plan.abilities.includes('CALLS') === true;
  useEffect(() => {
    if (!mayCall) return;
    async function look(): Promise<void> {
      const found = await client.query({ query: RingingCallDocument, fetchPolicy: 'no-cache' });
      const call = found.data?.viewer?.call;
      if (call?.state === 'RINGING') tellCall({ type: 'changed', call });
    }
    look().catch(() => undefined);
    let wasLost = false;
    return onSocketStatus((status) => {
      if (status === 'connected' && wasLost) look().catch(() => undefined);
      wasLost = status === 'lost';
    });
  }, [client, mayCall]);
}

function Calls() {
  useRingingCall();
  const isNeeded = useCallsNeeded();
  return <Suspense>{isNeeded && <CallOverlay />}</Suspense>;
}

/** Wraps every page that uses the data client: a call rings and continues on any of them. */
export function Component() {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      {isSignedIn && <Calls />}
      <Outlet />
    </>
  );
}
