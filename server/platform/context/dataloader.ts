import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/** The most keys that one statement reads. */
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

type Read<Row> = (ctx: Context, keys: readonly string[]) => Promise<readonly Row[]>;

/** A dataloader of single rows, by the column that holds the key. */
export function rowLoader<K extends string, Row extends Record<K, string>>(key: K, read: Read<Row>): Loader<Row> {
  return defineLoader(async (ctx, keys) => new Map((await read(ctx, keys)).map((row) => [row[key], row])));
}

/** A dataloader of all rows of a key, in the order in which they were read. Null when there are none. */
export function rowsLoader<K extends string, Row extends Record<K, string>>(key: K, read: Read<Row>): Loader<Row[]> {
  return defineLoader(async (ctx, keys) => {
    const groups = new Map<string, Row[]>();
    for (const row of await read(ctx, keys)) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
    return groups;
  });
}

type Opened<V> = { cacheMap: Map<string, Promise<V | null>>; reader: DataLoader<string, V | null> };

function open<V>(ctx: Context, { batch }: Loader<V>): Opened<V> {
  const cacheMap: Opened<V>['cacheMap'] = new Map();
  const read = async (keys: readonly string[]) => {
    const found = await batch(ctx, keys);
    return keys.map((key) => found.get(key) ?? null);
  };
  return { cacheMap, reader: new DataLoader(read, { cacheMap, maxBatchSize: MAX_BATCH }) };
}

/** A new, empty cache of dataloaders for one context (a request, or one event of a subscription). */
export function freshLoad(ctx: Context): Load {
  const opened = new Map<Loader<never>, Opened<never>>();
  const of = <V>(loader: Loader<V>): Opened<V> => {
    const known = opened.get(loader as Loader<never>) ?? open(ctx, loader as Loader<never>);
    opened.set(loader as Loader<never>, known);
    return known as unknown as Opened<V>;
  };
  // The cache is asked first, because a DataLoader answers a known key only with its next batch.
  const load = <V>(loader: Loader<V>, key: string) => of(loader).cacheMap.get(key) ?? of(loader).reader.load(key);
  return Object.assign(load, {
    known: <V>(loader: Loader<V>, key: string) => of(loader).cacheMap.get(key),
    prime: <V>(loader: Loader<V>, key: string, value: V) => void of(loader).cacheMap.set(key, Promise.resolve(value)),
    clearAll: () => opened.clear(),
  });
}
