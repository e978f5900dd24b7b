import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Milliseconds between attempts to connect again: short at first, so that a restarted Postgres is found at once. */
const BACKOFF = { first: 50, most: 5_000 };

export type ListenerOptions = {
  /** A direct connection: LISTEN does not work through a transaction pooler. */
  connectionString: string;
  channel: string;
  log: Logger;
  /** May throw: that is logged. */
  onPayload(payload: string): void;
  /** A payload could not be used: what it said is lost. */
  onUnusable?(): void;
  /** The connection was lost and stands again: whatever was sent in between is lost. */
  onReconnected(): void;
};

/** One connection that LISTENs for as long as it is open, and that may also send. */
export type Listener = {
  /** Sends payloads in this order, each less than 8,000 bytes; rejects while there is no connection. */
  notify(payloads: readonly string[]): Promise<void>;
  /** Whether the channel is listened to now. */
  isUp(): boolean;
  close(): Promise<void>;
};

/** Resolves once the channel is listened to. Rejects when the first connection fails: a server must not start deaf. */
export async function createListener(options: ListenerOptions): Promise<Listener> {
  const { connectionString, channel, log, onPayload, onUnusable, onReconnected } = options;
  const closing = new AbortController();
  let client: pg.Client | null = null;

  /** Whoever may connect may send anything on the channel, and an exception in here would end the process. */
  function hear(payload: string): void {
    try {
      onPayload(payload);
    } catch (error) {
      log.error({ channel, reason: (error as Error).name }, 'A notification could not be used.');
      onUnusable?.();
    }
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    let lost = false;
    const onLost = (): void => {
      if (lost) return;
      lost = true;
      if (client !== fresh) return;
      client = null;
      if (!closing.signal.aborted) void reconnect();
    };
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await fresh.connect();
      // A notification is a hint: waiting for the disk would only slow the sender.
      await fresh.query('set synchronous_commit = off');
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (lost) throw new Error('The connection was lost while it was made.');
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    log.warn({ channel }, 'The LISTEN connection was lost; connecting again.');
    for (let wait = BACKOFF.first; !closing.signal.aborted; wait = Math.min(wait * 2, BACKOFF.most)) {
      try {
        await connect();
        if (closing.signal.aborted) await closeClient();
        else onReconnected();
        return;
      } catch {
        await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function closeClient(): Promise<void> {
    const open = client;
    client = null;
    await open?.end().catch(() => undefined);
  }

  await connect();
  return {
    async notify(payloads) {
      if (client === null) throw new Error('The LISTEN connection is down.');
      await client.query(
        'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as given(payload, place) order by place',
        [channel, payloads],
      );
    },
    isUp: () => client !== null,
    async close() {
      closing.abort();
      await closeClient();
    },
  };
}
