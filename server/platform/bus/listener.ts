import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { beforeAnother, keptAlive } from '#server/db/outages.ts';

const CONNECT_MS = 3_000;
/** The interval of a listener's pulse to itself, and the timeout for hearing it: a silent connection may be dead. Milliseconds. */
const PULSE = { everyMs: 10_000, heardMs: 5_000 };

export type ListenerOptions = {
  /** A direct connection: LISTEN does not work through a transaction pooler. */
  connectionString: string;
  channel: string;
  log: Logger;
  /** May throw; the exception is logged. */
  onPayload(payload: string): void;
  /** Called when a payload was unusable: its content is lost. */
  onUnusable?(): void;
  /** Called when a lost connection is back: payloads sent in between are lost. */
  onReconnected(): void;
  /** Tests set another pulse. */
  pulse?: typeof PULSE;
};

/** One connection that LISTENs while it is open, and that may also send. */
export type Listener = {
  /** Sends payloads in this order, each less than 8,000 bytes; rejects while there is no connection. */
  notify(payloads: readonly string[]): Promise<void>;
  /** True if the channel is listened to now. */
  isUp(): boolean;
  close(): Promise<void>;
};

/**
 * Resolves once the channel is listened to. Rejects when the first connection fails: a server must not start without revocations and
 * events.
 */
export async function createListener(options: ListenerOptions): Promise<Listener> {
  const { connectionString, channel, log, onPayload, onUnusable, onReconnected, pulse = PULSE } = options;
  const closing = new AbortController();
  let client: pg.Client | null = null;

  /** Any client of the database may send any text on the channel, and an exception in here would end the process. */
  function hear(payload: string): void {
    try {
      onPayload(payload);
    } catch (error) {
      log.error({ channel, reason: (error as Error).name }, 'A notification could not be used.');
      onUnusable?.();
    }
  }

  async function connect(): Promise<void> {
    const patience = { connectionTimeoutMillis: CONNECT_MS, query_timeout: pulse.heardMs };
    const fresh = new pg.Client({ connectionString, ...keptAlive, ...patience });
    const own = `${channel}_${randomUUID()}`;
    const lost = new AbortController();
    let heardAt = 0;
    const onLost = (): void => {
      if (lost.signal.aborted) return;
      lost.abort();
      if (client !== fresh) return;
      client = null;
      if (!closing.signal.aborted) void reconnect();
    };
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    fresh.on('notification', (heard) => {
      if (heard.channel === own) heardAt = performance.now();
      else hear(heard.payload ?? '');
    });
    try {
      await fresh.connect();
      // A notification is a hint: waiting for the disk would only slow the sender.
      await fresh.query("set synchronous_commit = off; set application_name = 'zobo listen'");
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}; listen ${pg.escapeIdentifier(own)}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (lost.signal.aborted) throw new Error('The connection was lost while it was made.');
    client = fresh;
    void feel(fresh, own, lost.signal, () => heardAt);
  }

  /** Ends a connection on which a pulse does not return: its other end may have vanished without closing it. */
  async function feel(fresh: pg.Client, own: string, lost: AbortSignal, heardAt: () => number): Promise<void> {
    const signal = AbortSignal.any([lost, closing.signal]);
    try {
      while (!signal.aborted) {
        await sleep(pulse.everyMs, undefined, { signal, ref: false });
        const said = performance.now();
        fresh.query('select pg_notify($1, $2)', [own, '']).catch(() => undefined);
        await sleep(pulse.heardMs, undefined, { signal, ref: false });
        if (heardAt() < said) await fresh.end();
      }
    } catch {
      // The connection was lost or closed.
    }
  }

  async function reconnect(): Promise<void> {
    log.warn({ channel }, 'The LISTEN connection was lost; connecting again.');
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      try {
        await connect();
        if (closing.signal.aborted) await closeClient();
        else onReconnected();
        return;
      } catch {
        await beforeAnother(tries, closing.signal);
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
