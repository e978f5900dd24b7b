import type { TestApp } from './app.ts';
import { greetedSocket, type RawSocket } from './raw-socket.ts';

// biome-ignore lint/suspicious/noExplicitAny: an event has whatever shape the test's own document asked for
type Event = any;

/** One subscription on a socket of its own, listening from the moment it is returned. */
export type Listening = {
  /** The next event not taken yet; fails after `ms` without one. */
  next(ms?: number): Promise<Event>;
  /** Every event so far. */
  events(): Event[];
  raw: RawSocket;
  close(): void;
};

/** Subscribes, and waits until the server listens: a query sent after it is answered after it. */
export async function listening(
  app: Pick<TestApp, 'url'>,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Listening> {
  const raw = await greetedSocket(app, token);
  raw.send({ type: 'subscribe', id: 'events', payload: { query, variables } });
  for (const round of [1, 2]) {
    raw.send({ type: 'subscribe', id: `ready-${round}`, payload: { query: '{ viewer { id profile { id } } }' } });
    await raw.next('complete', `ready-${round}`);
  }
  return {
    raw,
    async next(ms = 5_000) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`No event within ${ms} ms.`)), ms);
      });
      try {
        return (await Promise.race([raw.next('next', 'events'), late])).payload;
      } finally {
        clearTimeout(timer);
      }
    },
    events: () =>
      raw.received.filter(({ type, id }) => type === 'next' && id === 'events').map(({ payload }) => payload),
    close: () => raw.socket.terminate(),
  };
}
