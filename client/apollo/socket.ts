import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';
import { onlineOrAfter } from '#client/lib/online.ts';
import { countSocket } from '#client/lib/traffic.ts';
import { withoutTexts } from './request-link.ts';
import { session } from './session.ts';
import { setSocketStatus } from './socket-status.ts';

const pongWithinMs = 5_000;
const longestWaitMs = 30_000;

/** Close codes of the server: the session has ended for good, or only its access token has expired. */
const deadSession = 4401;
const spentToken = 4403;

/** From half a second to thirty, with jitter of half the wait. Ends early when the device comes back online. */
function wait(retries: number): Promise<void> {
  const most = Math.min(longestWaitMs, 500 * 2 ** retries);
  return onlineOrAfter(most / 2 + Math.random() * (most / 2));
}

/** Opens with the first subscription, closes after the last one, and reconnects as long as the session lives. */
function createSocket(): Client {
  let sent: string | null = null;
  let isRefused = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
    lazy: true,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => session.isSignedIn(),
    retryWait: wait,
    async connectionParams() {
      if (isRefused) await session.renew(sent);
      isRefused = false;
      sent = await session.accessToken();
      return sent === null ? {} : { authorization: `Bearer ${sent}` };
    },
    on: {
      opened: (socket) => countSocket(socket as WebSocket),
      connected: () => setSocketStatus('connected'),
      // A network that drops packets closes no connection: a missing pong reveals it.
      ping: (isReceived) => {
        if (!isReceived) overdue = setTimeout(() => client.terminate(), pongWithinMs);
      },
      pong: () => clearTimeout(overdue),
      closed: (event) => {
        clearTimeout(overdue);
        const code = event instanceof CloseEvent ? event.code : 0;
        isRefused = code === spentToken;
        // The refresh makes the session learn that it has ended.
        if (code === deadSession) void session.refresh();
        setSocketStatus(event instanceof CloseEvent && event.wasClean && code === 1000 ? 'idle' : 'lost');
      },
    },
  });
  // The system reports at once the loss that a missing pong would reveal in seconds.
  window.addEventListener('offline', () => client.terminate());
  session.subscribe(({ type }) => {
    if (type !== 'signed_out') return;
    client.terminate();
    setSocketStatus('idle');
  });
  return client;
}

export const socketLink = new GraphQLWsLink(withoutTexts(createSocket()));
