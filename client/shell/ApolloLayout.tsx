import { ApolloProvider } from '@apollo/client/react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { client } from '#client/apollo/client.ts';
import { afterFirstAnswer } from '#client/apollo/first-answer.ts';
import { session } from '#client/apollo/session.ts';
import { useAnnouncedMatch } from '#client/components/events/match-announcements.ts';
import { useViewerStatus } from '#client/components/events/use-viewer-status.ts';
import { loadSending } from '#client/components/outbox/load-sending.ts';
import { openSnapshots } from '#client/components/snapshot/snapshot.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { forgetPushes } from '#client/lib/push-browser.ts';
import { clearToasts, useExpectedToasts } from '#client/ui/toast.tsx';
import { useIsSignedIn } from './session-hooks.ts';
import './new-version.ts';
import '#client/lib/jitless.ts';

const IN_USE_MS = 3_000;

const LiveEvents = lazyPart(async () => {
  await afterFirstAnswer;
  return (await import('#client/components/events/LiveEvents.tsx')).LiveEvents;
});

const MatchMoment = lazyPart(() =>
  import('#client/components/events/MatchMoment.tsx').then((part) => part.MatchMoment),
);

const VisiblePage = lazyPart(() =>
  import('#client/components/events/VisiblePage.tsx').then((part) => part.VisiblePage),
);

const WarningDialog = lazyPart(() =>
  import('#client/components/events/WarningDialog.tsx').then((part) => part.WarningDialog),
);

function useMeasures(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('#client/lib/after-use.ts').catch(() => undefined);
      // Sends what an earlier visit left unsent.
      loadSending();
    }, IN_USE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The rarer parts are loaded on demand. */
function ViewerEvents() {
  const { warning, hasPushDevice } = useViewerStatus();
  useMeasures();
  const hasMatch = useAnnouncedMatch() !== null;
  return (
    <Suspense>
      {/* Of their own: they hide nothing while they are loaded. */}
      <Suspense>
        <LiveEvents />
      </Suspense>
      <Suspense>{hasPushDevice && <VisiblePage />}</Suspense>
      {hasMatch && <MatchMoment />}
      {warning && <WarningDialog key={warning.id} warning={warning} />}
    </Suspense>
  );
}

/** What the phone keeps is there before a page asks for its data. */
export const loader = openSnapshots;

/** The layout of every page that asks for data: the Apollo client, and the events of the signed-in person. */
export function Component() {
  const isSignedIn = useIsSignedIn();
  const [person, setPerson] = useState(session.person);
  useEffect(
    () =>
      session.subscribe(({ type }) => {
        if (type !== 'signed_out') return;
        clearToasts();
        // Deletes what waited to be sent, whether or not this page wrote it.
        loadSending();
        forgetPushes().catch(() => undefined);
      }),
    [],
  );
  useExpectedToasts();
  // Waits until the store is empty: clearing it drops queries under way.
  useEffect(() => client.onClearStore(async () => setPerson(session.person())), []);
  return (
    <CSPProvider disableStyleElements>
      <ApolloProvider client={client}>
        {/* Queries keep their data when the store is cleared. The key remounts them, so that they fetch for the new person. */}
        <Fragment key={person}>
          {isSignedIn && <ViewerEvents />}
          <Outlet />
        </Fragment>
      </ApolloProvider>
    </CSPProvider>
  );
}
