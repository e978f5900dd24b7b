import { setImmediate as turn } from 'node:timers/promises';
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

/**
 * The bus without further services. Local subscribers get events at once, other processes by NOTIFY. `connectionString` must bypass any
 * pooler.
 */
export async function createPostgresBus({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Logger;
}): Promise<Bus> {
  const subscribers = createSubscribers();
  const wire = createWire();
  let waiting: string[] = [];
  let sending: Promise<void> | null = null;

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
      flush();
    },
  });

  // One statement at a time keeps the order; events of the meantime go together in the next one. It waits two turns of the event loop, so
  // that the queries of this process's own readers go first. A timer would wait longer: a process killed after its answer and before NOTIFY
  // leaves other readers without the event.
  async function send(): Promise<void> {
    await turn();
    await turn();
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await listener.notify(batch);
      } catch (error) {
        // Sent again after the reconnection: a repeated event is harmless, a missing one is not.
        waiting = [...batch, ...waiting].slice(-MAX_WAITING);
        log.warn(
          { waiting: waiting.length, reason: (error as Error).name },
          'Events wait for the connection to Postgres.',
        );
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
    async publish(topic, event) {
      subscribers.deliver(topic, event);
      const payload = wire.write(topic, event);
      if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES)
        throw new Error(`An event of ${topic.split(':')[0]} is too large for NOTIFY.`);
      waiting.push(payload);
      if (waiting.length > MAX_WAITING) waiting.shift();
      flush();
    },
    isUp: listener.isUp,
    subscribe: (topic, signal) => subscribers.add(topic, signal),
    async close() {
      await sending;
      subscribers.endAll();
      await listener.close();
    },
  };
}
