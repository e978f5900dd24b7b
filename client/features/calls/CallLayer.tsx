import { useApolloClient } from '@apollo/client/react';
import { Suspense, useCallback, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { tellCall, useCallsNeeded } from '#client/components/events/call-request.ts';
import { useEventsBegan } from '#client/components/events/events-began.ts';
import { useViewerUnreadQuery } from '#client/components/events/ViewerUnread.generated.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIsSignedIn } from '#client/shell/session-hooks.ts';
import { RingingCallDocument } from './ringing-call.generated.ts';

const CallOverlay = lazyPart(() => import('./CallOverlay.tsx').then((part) => part.CallOverlay));

/** Looks for a call that already rings. */
function useRingingCall(): void {
  const client = useApolloClient();
  const { data } = useViewerUnreadQuery({ fetchPolicy: 'cache-only' });
  const mayCall = data?.viewer?.plan.abilities.includes('CALLS') === true;
  const look = useCallback(async () => {
    const found = await client.query({ query: RingingCallDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    const call = found?.data?.viewer?.call;
    if (call?.state === 'RINGING') tellCall({ type: 'changed', call });
  }, [client]);
  useEffect(() => {
    if (mayCall) void look();
  }, [mayCall, look]);
  useEventsBegan(() => mayCall && look());
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
