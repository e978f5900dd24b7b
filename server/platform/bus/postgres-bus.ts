import { setImmediate as nextTick } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createListener } from './listener.ts';
import { createSubscribers } from './subscribers.ts';
import { createWire } from './wire.ts';

const CHANNEL = 'zobo_events';
/** Postgres takes payloads of less than 8,000 bytes; events hold ids only and stay far below. */
const MAX_PAYLOAD_BYTES = 7_999;
/** The most events that wait for the connection. Beyond that the oldest are dropped; their readers resync after the reconnection. */
const MAX_WAITING = 10_000;

/** Sends payloads in their order; those that cannot be sent wait for `flush`. */
function createOutgoing(notify: (payloads: readonly string[]) => Promise<void>, log: Logger) {
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;

  // One statement at a time keeps the order. What arrives meanwhile goes together in the next one. The first waits for the next tick, so that
  // the queries for this process' own readers start before it. A timer would be too late: a process that is killed after its answer would
  // have told nobody.
  async function send(): Promise<void> {
    await nextTick();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await notify(batch);
      } catch (error) {
        // Sent again after the reconnection: a repeated event is harmless, a missing one is not.
        waiting = [...batch, ...waiting].slice(-MAX_WAITING);
        const reason = (error as Error).name;
        log.warn({ waiting: waiting.length, reason }, 'Events wait for the connection to Postgres.');
        return;
      }
    }
  }

  function flush(): void {
    sending ??= send().finally(() => {
      sending = null;
    });
  }

  return {
    flush,
    add(payload: string): void {
      waiting.push(payload);
      if (waiting.length > MAX_WAITING) waiting.shift();
      flush();
    },
    sent: async () => sending,
  };
}

/** The bus without further services: local subscribers at once, other processes by NOTIFY. `connectionString` must pass by any pooler. */
export async function createPostgresBus({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Logger;
}): Promise<Bus> {
  const subscribers = createSubscribers();
  const wire = createWire();
  const outgoing = createOutgoing((payloads) => listener.notify(payloads), log);

  const listener = await createListener({
    connectionString,
    channel: CHANNEL,
    log,
    onPayload(payload) {
      const envelope = wire.readForeign(payload);
      if (envelope) subscribers.deliver(envelope.topic, envelope.event);
    },
    onReconnected() {
      subscribers.resyncAll();
      outgoing.flush();
    },
  });

  return {
    async publish(topic, event) {
      subscribers.deliver(topic, event);
      const payload = wire.write(topic, event);
      if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
        throw new Error(`An event of ${topic.split(':')[0]} is too large for NOTIFY.`);
      outgoing.add(payload);
    },
    isUp: listener.isUp,
    subscribe: subscribers.add,
    async close() {
      await outgoing.sent();
      subscribers.endAll();
      await listener.close();
    },
  };
}
