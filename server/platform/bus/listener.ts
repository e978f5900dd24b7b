import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { beforeAnother, keptAlive } from '#server/db/outages.ts';

const CONNECT_MS = 3_000;
/** Milliseconds. A silent connection may be dead. */
const PULSE = { everyMs: 10_000, heardMs: 5_000 };

type ListenerOptions = {
  /** A direct connection: LISTEN does not work through a transaction pooler. */
  connectionString: string;
  channel: string;
  log: Logger;
  /** May throw; the exception is logged. */
  onPayload(payload: string): void;
  /** The content of the payload is lost. */
  onUnusable?(): void;
  /** Payloads sent in between are lost. */
  onReconnected(): void;
  pulse?: typeof PULSE;
};

export type Listener = {
  /** Each less than 8,000 bytes; rejects while there is no connection. */
  notify(payloads: readonly string[]): Promise<void>;
  isUp(): boolean;
  close(): Promise<void>;
};

type Line = {
  connectionString: string;
  channel: string;
  pulse: typeof PULSE;
  closing: AbortSignal;
  hear(payload: string): void;
  onLost(line: pg.Client): void;
};

/** Anyone who may connect may send anything on the channel, and an exception in here would end the process. */
function hear({ channel, log, onPayload, onUnusable }: ListenerOptions, payload: string): void {
  try {
    onPayload(payload);
  } catch (error) {
    log.error({ channel, reason: (error as Error).name }, 'A notification could not be used.');
    onUnusable?.();
  }
}

/** The other end may vanish without closing the connection. */
async function watchPulse(
  { pulse, closing }: Line,
  line: pg.Client,
  own: string,
  lost: AbortSignal,
  heardAt: () => number,
): Promise<void> {
  const signal = AbortSignal.any([lost, closing]);
  try {
    while (!signal.aborted) {
      await sleep(pulse.everyMs, undefined, { signal, ref: false });
      const said = performance.now();
      line.query('select pg_notify($1, $2)', [own, '']).catch(() => undefined);
      await sleep(pulse.heardMs, undefined, { signal, ref: false });
      if (heardAt() < said) await line.end();
    }
  } catch {
    // It was lost, or is closed.
  }
}

/** `take` is called before the pulse is watched. */
async function connect(given: Line, take: (line: pg.Client) => void): Promise<void> {
  const { connectionString, channel, pulse } = given;
  const patience = { connectionTimeoutMillis: CONNECT_MS, query_timeout: pulse.heardMs };
  const line = new pg.Client({ connectionString, ...keptAlive, ...patience });
  const own = `${channel}_${randomUUID()}`;
  const lost = new AbortController();
  let heardAt = 0;
  let isTaken = false;
  const onLost = (): void => {
    if (lost.signal.aborted) return;
    lost.abort();
    given.onLost(line);
  };
  line.on('error', onLost);
  line.on('end', onLost);
  line.on('notification', (heard) => {
    if (heard.channel === own) heardAt = performance.now();
    // Before `take`, readers do not know yet that events were missed; then they load everything again.
    else if (isTaken) given.hear(heard.payload ?? '');
  });
  try {
    await line.connect();
    // A notification is a hint: waiting for the disk would only slow the sender.
    await line.query("set synchronous_commit = off; set application_name = 'zobo listen'");
    await line.query(`listen ${pg.escapeIdentifier(channel)}; listen ${pg.escapeIdentifier(own)}`);
  } catch (error) {
    await line.end().catch(() => undefined);
    throw error;
  }
  if (lost.signal.aborted) throw new Error('The connection was lost while it was made.');
  isTaken = true;
  take(line);
  void watchPulse(given, line, own, lost.signal, () => heardAt);
}

/** Rejects when the first connection fails: a server must not start without notifications. */
export async function createListener(options: ListenerOptions): Promise<Listener> {
  const { connectionString, channel, log, onReconnected, pulse = PULSE } = options;
  const closing = new AbortController();
  let client: pg.Client | null = null;
  const line: Line = {
    connectionString,
    channel,
    pulse,
    closing: closing.signal,
    hear: (payload) => hear(options, payload),
    onLost(lost) {
      if (client !== lost) return;
      client = null;
      if (!closing.signal.aborted) void reconnect();
    },
  };
  const listen = (): Promise<void> =>
    connect(line, (made) => {
      client = made;
    });

  async function reconnect(): Promise<void> {
    log.warn({ channel }, 'The LISTEN connection was lost; connecting again.');
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      try {
        await listen();
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

  await listen();
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
