import { randomUUID } from 'node:crypto';
import type { Topics } from './topics.ts';

type Topic = keyof Topics & string;

type Envelope = { origin: string; number: number; topic: Topic; event: Topics[Topic] };

/** Its own envelopes are skipped: they were already delivered locally. */
export function createWire(): {
  write(topic: Topic, event: Topics[Topic]): string;
  readForeign(payload: string): Envelope | null;
} {
  const origin = randomUUID();
  let number = 0;
  return {
    // The number makes payloads unique: Postgres drops equal notifications of one transaction.
    write: (topic, event) => JSON.stringify({ origin, number: ++number, topic, event } satisfies Envelope),
    readForeign(payload) {
      const envelope = JSON.parse(payload) as Envelope;
      return envelope.origin === origin ? null : envelope;
    },
  };
}
