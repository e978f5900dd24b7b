import DataLoader from 'dataloader';
import { appScoped } from '#server/base/app-state.ts';
import type { Deps } from './context.ts';
import { MAX_BATCH } from './dataloader.ts';

type Asked<Key> = { deps: Deps; key: Key };

/**
 * A batcher: a dataloader across contexts. It reads the keys of one tick of an app together, for example those of one event's listeners. It
 * caches nothing. `read` answers in the order of its keys, which may repeat. It gets the deps of the first caller, so never call it inside
 * a transaction.
 */
export function batchAcrossRequests<Key, Value>(
  read: (deps: Deps, keys: readonly Key[]) => Promise<readonly Value[]>,
): (deps: Deps, key: Key) => Promise<Value> {
  const batch = (asked: readonly Asked<Key>[]) =>
    read(
      (asked[0] as Asked<Key>).deps,
      asked.map(({ key }) => key),
    );
  const readerOf = appScoped(() => new DataLoader(batch, { cache: false, maxBatchSize: MAX_BATCH }));
  return (deps, key) => readerOf(deps).load({ deps, key });
}
