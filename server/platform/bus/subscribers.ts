import { limits } from '#rules/limits.ts';
import { createEventQueue, type EventQueue, ResyncNeeded } from './event-queue.ts';
import type { Topics } from './topics.ts';

type Topic = keyof Topics & string;

export type Subscribers = {
  add<T extends Topic>(
    topic: T,
    options?: { signal?: AbortSignal; first?: Topics[T] },
  ): AsyncIterableIterator<Topics[T]>;
  deliver<T extends Topic>(topic: T, event: Topics[T]): void;
  /** Events may have been lost. */
  resyncAll(): void;
  endAll(): void;
};

export function createSubscribers(): Subscribers {
  const byTopic = new Map<string, Set<EventQueue<never>>>();
  const everybody = (): EventQueue<never>[] => [...byTopic.values()].flatMap((queues) => [...queues]);

  return {
    add<T extends Topic>(topic: T, { signal, first }: { signal?: AbortSignal; first?: Topics[T] } = {}) {
      const queues = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, queues);
      const abort = (): void => queue.end();
      const queue = createEventQueue<Topics[T]>(limits.socket.queued, () => {
        signal?.removeEventListener('abort', abort);
        queues.delete(queue as EventQueue<never>);
        if (queues.size === 0 && byTopic.get(topic) === queues) byTopic.delete(topic);
      });
      queues.add(queue as EventQueue<never>);
      if (first !== undefined) queue.push(first);
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) queue.end();
      return queue;
    },
    deliver(topic, event) {
      // A copy: a queue that overflows removes itself from the set.
      for (const queue of [...(byTopic.get(topic) ?? [])]) (queue as EventQueue<unknown>).push(event);
    },
    resyncAll() {
      for (const queue of everybody()) queue.end(new ResyncNeeded('Events may have been lost.'));
    },
    endAll() {
      for (const queue of everybody()) queue.end();
    },
  };
}
