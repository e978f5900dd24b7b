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

/** A refusal may open no source. */
const OPENS_MS = 30_000;

/** Of another process nobody knows what it has opened: two queries behind the subscription must do. */
type Listened = Pick<TestApp, 'url'> & Partial<Pick<TestApp, 'opened'>>;

/** Subscribes on a socket, and waits until the server listens or refuses: it opens the source of the events after it has taken the operation. */
export async function subscribed(
  app: Listened,
  raw: RawSocket,
  id: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<void> {
  const before = app.opened?.();
  raw.send({ type: 'subscribe', id, payload: { query, variables } });
  for (const round of [1, 2]) {
    raw.send({ type: 'subscribe', id: `${id}-${round}`, payload: { query: '{ viewer { id profile { id } } }' } });
    await raw.next('complete', `${id}-${round}`);
  }
  const isAnswered = () => raw.received.some((one) => one.id === id);
  for (
    const end = Date.now() + OPENS_MS;
    before !== undefined && app.opened?.() === before && !isAnswered() && Date.now() < end;
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
}

export async function listening(
  app: Listened,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Listening> {
  const raw = await greetedSocket(app, token);
  await subscribed(app, raw, 'events', query, variables);
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
