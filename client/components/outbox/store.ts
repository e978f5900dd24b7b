import type { Item, Outbox } from './outbox.ts';
import { laneOf } from './outbox.ts';

export type StorePorts = {
  outbox: Outbox;
  /** Items that were written before the store was there, by this page or one that was left since. */
  early: readonly unknown[];
  /** The device's database; each function rejects where the browser forbids it or the disk is full. */
  db: {
    all: () => Promise<unknown[]>;
    put: (items: readonly Item[]) => Promise<void>;
    remove: (ids: readonly string[]) => Promise<void>;
    clear: () => Promise<void>;
  };
  /** The id of the session now. */
  session: () => string;
  /** Tells the other tabs that a lane has changed. */
  announce: (lane: string) => void;
  /** The device could not keep something: it lives as long as the page. */
  onUnkept: () => void;
};

/** Keeps the outbox on the device, one record for each item, and follows what other tabs write. */
export function createStore({ outbox, early, db, session, announce, onUnkept }: StorePorts) {
  /** Items whose record does not say yet what the memory does: their last write is under way, or failed. */
  const ahead = new Map<string, 'put' | 'removed'>();
  let last: Promise<unknown> = Promise.resolve();

  /** Reads and writes go one after the other: what is written meanwhile is still ahead of what is read. */
  function inTurn(run: () => Promise<void>): Promise<void> {
    const done = last.then(run);
    last = done;
    return done;
  }

  async function record(puts: readonly Item[], removals: readonly string[], lane: string): Promise<void> {
    try {
      if (puts.length > 0) await db.put(puts);
      if (removals.length > 0) await db.remove(removals);
      for (const { id } of puts) if (ahead.get(id) === 'put') ahead.delete(id);
      for (const id of removals) ahead.delete(id);
      announce(lane);
    } catch {
      if (puts.length > 0) onUnkept();
    }
  }

  function keep(before: readonly Item[], after: readonly Item[], lane: string): void {
    const known = new Set(before);
    const left = new Set(after.map(({ id }) => id));
    const puts = after.filter((item) => !known.has(item));
    const removals = before.map(({ id }) => id).filter((id) => !left.has(id));
    for (const { id } of puts) ahead.set(id, 'put');
    for (const id of removals) ahead.set(id, 'removed');
    void inTurn(() => record(puts, removals, lane));
  }

  /** What the device keeps, of every session; nothing where it may not be read. */
  async function records(): Promise<Item[]> {
    const all: unknown[] = await db.all().catch(() => []);
    return all.filter(isItem);
  }

  const isMine = (item: Item): boolean => item.session === session();

  /** A lane as the device keeps it, but for what is about to change. */
  function take(lane: string, all: readonly Item[]): void {
    const stored = all.filter((item) => laneOf(item) === lane && isMine(item) && !ahead.has(item.id));
    outbox.take(lane, [...stored, ...outbox.read(lane).filter(({ id }) => ahead.get(id) === 'put')]);
  }

  /** Takes what another page left. Resolves with the lanes of what is new once the device has it, or refuses it. */
  function adopt(items: readonly unknown[]): Promise<Set<string>> {
    const added = unknownOf(outbox, items).filter(isMine);
    for (const item of added) {
      const known = outbox.read(laneOf(item));
      outbox.take(laneOf(item), [...known, item]);
      keep(known, outbox.read(laneOf(item)), laneOf(item));
    }
    return last.then(() => new Set(added.map(laneOf)));
  }

  outbox.onChanged(keep);
  for (const lane of outbox.lanes()) keep([], outbox.read(lane), lane);
  void adopt(early);

  return {
    /** What the device does not have yet. */
    unkept: (): Item[] =>
      outbox
        .lanes()
        .flatMap(outbox.read)
        .filter(({ id }) => ahead.get(id) === 'put'),
    adopt,
    /** Reads a lane again: another tab may have changed it. */
    refresh: (lane: string): Promise<void> => inTurn(async () => take(lane, await records())),
    /** What an earlier visit of the same session left. What another session left is deleted. */
    restore: (): Promise<void> =>
      inTurn(async () => {
        const all = await records();
        for (const lane of new Set(all.map(laneOf))) take(lane, all);
        const others = all.filter((item) => !isMine(item)).map(({ id }) => id);
        if (others.length > 0) await db.remove(others).catch(() => undefined);
      }),
    /** After a sign-out. */
    forget(): Promise<void> {
      outbox.forget();
      ahead.clear();
      return inTurn(() => db.clear().catch(() => undefined));
    },
  };
}

/** The items among these, each once, that the outbox does not have. */
function unknownOf(outbox: Outbox, items: readonly unknown[]): Item[] {
  const found = new Map(items.filter(isItem).map((item) => [item.id, item]));
  return [...found.values()].filter((item) => outbox.read(laneOf(item)).every(({ id }) => id !== item.id));
}

const kinds: readonly unknown[] = ['message', 'like', 'superLike', 'pass', 'undoPass'];

/** A record of an older version, or one that somebody edited, is no item. */
function isItem(value: unknown): value is Item {
  const { kind, id, order, at, state, session, ...work } = (value ?? {}) as Record<string, unknown>;
  const isText = (each: unknown) => typeof each === 'string';
  const isKnown = kinds.includes(kind) && (state === 'sending' || state === 'failed');
  const fields = kind === 'message' ? [work.matchId, work.content] : [work.profileId];
  if (kind === 'undoPass') fields.push(work.passId);
  return isKnown && typeof order === 'number' && [id, at, session, ...fields].every(isText);
}
