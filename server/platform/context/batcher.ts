import { appScoped } from '#server/base/app-state.ts';
import type { Deps } from './context.ts';

type Waiting<Key, Value> = { key: Key; resolve: (value: Value) => void; reject: (error: unknown) => void };

/** The most keys that one statement reads. */
const MAX_BATCH = 500;

/**
 * A batcher: a dataloader across contexts. It reads the keys of one tick of an app together, for example those of one event's listeners. It
 * caches nothing. `read` answers in the order of its keys, which may repeat. It gets the deps of the first caller, so never call it inside
 * a transaction.
 */
export function batchAcrossRequests<Key, Value>(
  read: (deps: Deps, keys: readonly Key[]) => Promise<readonly Value[]>,
): (deps: Deps, key: Key) => Promise<Value> {
  const queueOf = appScoped<Waiting<Key, Value>[]>(() => []);

  async function answer(deps: Deps, asked: readonly Waiting<Key, Value>[]): Promise<void> {
    try {
      const values = await read(
        deps,
        asked.map(({ key }) => key),
      );
      for (const [at, { resolve }] of asked.entries()) resolve(values[at] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (deps, key) => {
    const queue = queueOf(deps);
    return new Promise((resolve, reject) => {
      const isFirst = queue.push({ key, resolve, reject }) === 1;
      if (!isFirst) return;
      queueMicrotask(() => {
        while (queue.length > 0) void answer(deps, queue.splice(0, MAX_BATCH));
      });
    });
  };
}
