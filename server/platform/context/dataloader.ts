import type { Context } from './context.ts';

/** The most keys of one dataloader that one statement reads. */
const MAX_BATCH = 500;

/** A dataloader's batch function reads many keys at once and answers a map. Keys without an entry are null. Keys are strings. */
export type Loader<V> = { batch: (ctx: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, V>> };

/** Reads one key of a dataloader, together with all keys of the same tick. The value is cached for the context's life. */
export type Load = {
  <V>(loader: Loader<V>, key: string): Promise<V | null>;
  /** The cached value of a key; undefined when it is not cached. */
  known<V>(loader: Loader<V>, key: string): Promise<V | null> | undefined;
  /** Caches a known value, so that it is not read again. */
  prime<V>(loader: Loader<V>, key: string, value: V): void;
  /** Clears the cache, after a write. */
  clearAll(): void;
};

/** Declares a dataloader. By convention it is a value named `xByYId` in a feature's loaders.ts. */
export function defineLoader<V>(batch: Loader<V>['batch']): Loader<V> {
  return { batch };
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void };
type Queue = { known: Map<string, Promise<unknown>>; waiting: Map<string, Waiting> };

async function dispatch(ctx: Context, loader: Loader<unknown>, queue: Queue): Promise<void> {
  const waiting = [...queue.waiting];
  queue.waiting = new Map();
  for (let at = 0; at < waiting.length; at += MAX_BATCH) {
    const part = waiting.slice(at, at + MAX_BATCH);
    try {
      const found = await loader.batch(
        ctx,
        part.map(([key]) => key),
      );
      for (const [key, { resolve }] of part) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [key, { reject }] of part) {
        queue.known.delete(key);
        reject(error);
      }
    }
  }
}

/** A new, empty cache of dataloaders for one context (a request, or one event of a subscription). */
export function freshLoad(ctx: Context): Load {
  const queues = new Map<Loader<unknown>, Queue>();
  const queueOf = (loader: Loader<unknown>): Queue => {
    const queue = queues.get(loader) ?? { known: new Map(), waiting: new Map() };
    queues.set(loader, queue);
    return queue;
  };
  const load = <V>(loader: Loader<V>, key: string): Promise<V | null> => {
    const queue = queueOf(loader as Loader<unknown>);
    const known = queue.known.get(key);
    if (known !== undefined) return known as Promise<V | null>;
    const promise = new Promise<unknown>((resolve, reject) => {
      // setImmediate runs after all resolvers of this level have asked: graphql-js settles a level in microtasks.
      if (queue.waiting.size === 0) setImmediate(() => void dispatch(ctx, loader as Loader<unknown>, queue));
      queue.waiting.set(key, { resolve, reject });
    });
    queue.known.set(key, promise);
    return promise as Promise<V | null>;
  };
  return Object.assign(load, {
    known: <V>(loader: Loader<V>, key: string) =>
      queues.get(loader as Loader<unknown>)?.known.get(key) as Promise<V | null> | undefined,
    prime: <V>(loader: Loader<V>, key: string, value: V) =>
      void queueOf(loader as Loader<unknown>).known.set(key, Promise.resolve(value)),
    clearAll: () => queues.clear(),
  });
}
