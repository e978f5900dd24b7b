import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createSubscribers } from './subscribers.ts';
import { createWire } from './wire.ts';

/** Subscribing to a topic is local to this process and takes effect at once. */
const CHANNEL = 'zobo:events';
/** Later ones are dropped. */
const MAX_WAITING = 10_000;
const retryStrategy = (attempt: number): number => Math.min(50 * 2 ** attempt, 5_000);

/** For events that outgrow NOTIFY. Revocations never pass here: only Postgres delivers in the order of commits. */
export async function createRedisBus({ url, log }: { url: string; log: Logger }): Promise<Bus> {
  const subscribers = createSubscribers();
  const wire = createWire();
  // Commands wait for the connection and are sent again after an interruption; MAX_WAITING bounds them.
  const options = { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy };
  const sender = new Redis(url, options);
  const receiver = new Redis(url, { ...options, autoResubscribe: false });
  let waiting = 0;
  const warn = (error: Error): void => log.warn({ reason: error.name }, 'The connection to Redis failed.');
  sender.on('error', warn);
  receiver.on('error', warn);
  receiver.on('message', (_channel: string, payload: string) => {
    // Other programs may send any text on the channel, and an exception in here would end the process.
    try {
      const envelope = wire.readForeign(payload);
      if (envelope) subscribers.deliver(envelope.topic, envelope.event);
    } catch (error) {
      log.error({ reason: (error as Error).name }, 'An event from Redis could not be used.');
    }
  });

  // Subscribed by hand at each connection, because readers may resync only once the channel is heard again.
  receiver.on('ready', () => {
    receiver.subscribe(CHANNEL).then(subscribers.resyncAll, warn);
  });
  // A server starts without Redis too: readers catch up from the database, and the connection retries by itself.
  const hearing = receiver.connect().then(() => receiver.subscribe(CHANNEL));
  await Promise.all([sender.connect().catch(warn), hearing.catch(warn)]);

  return {
    async publish(topic, event) {
      subscribers.deliver(topic, event);
      if (waiting >= MAX_WAITING) return;
      waiting++;
      // Not awaited: an event is a hint, and commands of one connection keep their order.
      sender
        .publish(CHANNEL, wire.write(topic, event))
        .catch(warn)
        .finally(() => waiting--);
    },
    isUp: () => sender.status === 'ready' && receiver.status === 'ready',
    subscribe: subscribers.add,
    async close() {
      subscribers.endAll();
      if (sender.status === 'ready') await sender.quit().catch(warn);
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
