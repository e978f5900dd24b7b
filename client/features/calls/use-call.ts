import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { plainFetch } from '#client/apollo/plain-fetch.ts';
import { session } from '#client/apollo/session.ts';
import { onSocketStatus } from '#client/apollo/socket-status.ts';
import { connectCalls } from '#client/components/events/call-request.ts';
import { newId } from '#client/lib/new-id.ts';
import { savesData } from '#client/lib/save-data.ts';
import { toast } from '#client/ui/toast.tsx';
import { type Call, createCall } from './call.ts';
import type { CallPorts } from './call-ports.ts';
import type { CallState } from './call-state.ts';
import { CallSignalsDocument, PrepareCallDocument, SendCallSignalDocument } from './calls.generated.ts';

const hangUpDocument = 'mutation HangUp($input:SendCallSignalInput!){sendCallSignal(input:$input){__typename}}';

/** The wait before the signals are requested again, after the server ended or refused them. */
const AGAIN_MS = 2_000;

function portsOf(client: ReturnType<typeof useApolloClient>): CallPorts {
  return {
    async prepare(matchId) {
      const variables = { input: { matchId } };
      return (await client.mutate({ mutation: PrepareCallDocument, variables })).data?.prepareCall;
    },
    async send(matchId, callId, signal) {
      const variables = { input: { matchId, callId, signal } };
      return (await client.mutate({ mutation: SendCallSignalDocument, variables })).data?.sendCallSignal;
    },
    hangUp(matchId, callId, hangUp) {
      // Without the data client: this request must outlive the page.
      const input = { matchId, callId, signal: { hangUp } };
      void session
        .accessToken()
        .then((token) => plainFetch(hangUpDocument, { input }, token))
        .catch(() => undefined);
    },
    listen(matchId, onSignal) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let subscription = start();
      function start() {
        const again = () => {
          timer = setTimeout(() => {
            subscription = start();
          }, AGAIN_MS);
        };
        return client.subscribe({ query: CallSignalsDocument, variables: { matchId } }).subscribe({
          next: ({ data }) => data && onSignal(data.callSignals),
          error: again,
          complete: again,
        });
      }
      return () => {
        subscription.unsubscribe();
        clearTimeout(timer);
      };
    },
    devices: navigator.mediaDevices as MediaDevices | undefined,
    isSavingData: savesData,
    connection: (config) => new RTCPeerConnection(config),
    stream: () => new MediaStream(),
    newId,
    now: () => Date.now(),
    say: (title, description) => toast({ title, description, tone: 'info', about: 'call' }),
  };
}

/** The call of this tab. The buttons and the server's events drive it. It ends with its page. */
export function useCall(): { call: Call; state: CallState } {
  const client = useApolloClient();
  const [call] = useState(() => createCall(portsOf(client)));
  const state = useSyncExternalStore(call.subscribe, call.state);

  useEffect(() => {
    connectCalls(call.news);
    window.addEventListener('pagehide', call.abandon);
    const stop = onSocketStatus((status) => status === 'connected' && call.check());
    return () => {
      connectCalls(null);
      window.removeEventListener('pagehide', call.abandon);
      stop();
      call.abandon();
    };
  }, [call]);
  return { call, state };
}
