/** The snapshots in the phone's database. */
import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';
import { isOld } from './names.ts';
import type { Snapshot } from './snapshot.ts';

const db = createStore('zobo-pages', 'pages');

function isSnapshot(value: unknown): value is Snapshot {
  const { asked, session, at, data } = (value ?? {}) as Record<string, unknown>;
  return typeof asked === 'string' && typeof session === 'string' && typeof at === 'number' && data !== undefined;
}

/** By their names. Rejects where the browser forbids databases. */
export async function readAll(): Promise<Map<string, Snapshot>> {
  const all = await entries<string, unknown>(db);
  return new Map(all.filter((entry): entry is [string, Snapshot] => isSnapshot(entry[1])));
}

/** Those that are not too old to be shown. */
export async function readFresh(): Promise<Map<string, Snapshot>> {
  const now = Date.now();
  return new Map([...(await readAll())].filter(([name, { at }]) => !isOld(name, at, now)));
}

export async function write(puts: ReadonlyMap<string, Snapshot>, removals: readonly string[]): Promise<void> {
  if (puts.size > 0) await setMany([...puts], db);
  if (removals.length > 0) await delMany([...removals], db);
}

export async function forget(): Promise<void> {
  await clear(db);
}
