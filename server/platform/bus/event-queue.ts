/** The reader subscribes again and reads the missed data. */
export class ResyncNeeded extends Error {}

export type EventQueue<T> = AsyncIterableIterator<T> & {
  push(event: T): void;
  /** At once for a failure, otherwise after the queued events. */
  end(failure?: Error): void;
};

/** One more than `limit` ends this queue alone, with ResyncNeeded. A second `next()` before the first has settled waits its turn. */
export function createEventQueue<T>(limit: number, onEnd: () => void): EventQueue<T> {
  type Waiting = { resolve: (result: IteratorResult<T>) => void; reject: (error: Error) => void };
  const events: T[] = [];
  const waiting: Waiting[] = [];
  let open = true;
  let failure: Error | undefined;

  const finish = (waiter: Waiting): void => {
    const error = failure;
    failure = undefined;
    if (error) waiter.reject(error);
    else waiter.resolve({ value: undefined, done: true });
  };
  const end = (error?: Error): void => {
    if (!open) return;
    open = false;
    failure = error;
    if (error) events.length = 0;
    onEnd();
    for (const waiter of waiting.splice(0)) finish(waiter);
  };
  const next = (): Promise<IteratorResult<T>> =>
    new Promise((resolve, reject) => {
      const event = events.shift();
      if (event !== undefined) resolve({ value: event, done: false });
      else if (open) waiting.push({ resolve, reject });
      else finish({ resolve, reject });
    });

  const queue: EventQueue<T> = {
    next,
    push(event) {
      if (!open) return;
      const waiter = waiting.shift();
      if (waiter) waiter.resolve({ value: event, done: false });
      else if (events.length >= limit) end(new ResyncNeeded('The reader is too far behind.'));
      else events.push(event);
    },
    end,
    async return() {
      events.length = 0;
      end();
      return { value: undefined, done: true };
    },
    async throw(error: Error) {
      end(error);
      throw error;
    },
    [Symbol.asyncIterator]: () => queue,
  };
  return queue;
}
