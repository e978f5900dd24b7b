import { ApolloProvider } from '@apollo/client/react';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { config } from 'zod/mini';
import { client } from '#client/apollo/client.ts';
import { session } from '#client/apollo/session.ts';
import { useAnnouncedMatch } from '#client/components/events/match-announcements.ts';
import { useViewerEvents } from '#client/components/events/useViewerEvents.ts';
import { outboxPrefix } from '#client/components/outbox/outbox.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { clearToasts, expectToasts } from '#client/ui/toast.tsx';
import { useIsSignedIn } from './session-hooks.ts';
import './new-version.ts';

// Compiled schemas need eval, which the content security policy forbids.
config({ jitless: true });

const MatchMoment = lazyPart(async () => (await import('#client/components/events/MatchMoment.tsx')).MatchMoment);

const WarningDialog = lazyPart(async () => (await import('#client/components/events/WarningDialog.tsx')).WarningDialog);

/** What an earlier visit could not send goes by itself; the part that sends comes only when there is something. */
function useOutbox(): void {
  useEffect(() => {
    if (Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix)))
      import('#client/components/outbox/send-messages.ts').catch(() => undefined);
  }, []);
}

/** The events of the signed-in person; a match to celebrate and a warning to read are fetched when there is one. */
function ViewerEvents() {
  const warning = useViewerEvents();
  useOutbox();
  const hasMatch = useAnnouncedMatch() !== null;
  return (
    <Suspense>
      {hasMatch && <MatchMoment />}
      {warning && <WarningDialog key={warning.id} warning={warning} />}
    </Suspense>
  );
}

/** What every page but the landing page stands on: the data client, and the events of the signed-in person. */
export function Component() {
  const isSignedIn = useIsSignedIn();
  const [person, setPerson] = useState(session.person);
  useEffect(() => session.subscribe(({ type }) => type === 'signed_out' && clearToasts()), []);
  // Once the page is idle: by then the first toast finds its place.
  useEffect(() => {
    const timer = setTimeout(expectToasts, 1_500);
    return () => clearTimeout(timer);
  }, []);
  // Not before the store is empty: emptying it drops the queries that are under way.
  useEffect(() => client.onClearStore(async () => setPerson(session.person())), []);
  return (
    <CSPProvider disableStyleElements>
      <ApolloProvider client={client}>
        {/* Queries keep what they have shown when the store is cleared: only new ones ask for the new person. */}
        <Fragment key={person}>
          {isSignedIn && <ViewerEvents />}
          <Outlet />
        </Fragment>
      </ApolloProvider>
    </CSPProvider>
  );
}
