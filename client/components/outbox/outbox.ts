/** What waits to be sent: messages and swipes. */

import { session } from '#client/apollo/session.ts';
import { createListeners } from '#client/lib/listeners.ts';
import { newId } from '#client/lib/new-id.ts';

export type Swipe =
  | { kind: 'like' | 'superLike' | 'pass'; profileId: string }
  /** `passId` is the pass that it takes back: a later one stands. */
  | { kind: 'undoPass'; profileId: string; passId: string };
export type Message = { kind: 'message'; matchId: string; content: string };

/** The id is the server's key against doubles: a message's client id, a pass's own. */
export type Item<Work extends Swipe | Message = Swipe | Message> = Work & {
  id: string;
  /** The place in its lane. */
  order: number;
  /** The instant of the decision, or of the last retry by hand, ISO 8601. */
  at: string;
  /** `sending` is sent automatically as soon as possible; `failed` waits for a tap. */
  state: 'sending' | 'failed';
  /** The id of the session in which it was written. */
  session: string;
};
export type PendingMessage = Item<Message>;

/** What the server finally said to a swipe. `refused`: nothing was done. `gone`: the person is no longer available. */
export type Ending = 'stored' | 'refused' | 'gone';

export const swipeLane = 'swipe';
export const chatLane = (matchId: string): string => `chat:${matchId}`;
/** Items of one lane are sent one after the other. */
export const laneOf = (work: Swipe | Message): string => (work.kind === 'message' ? chatLane(work.matchId) : swipeLane);

const none: readonly Item[] = [];

type Stamp = Pick<Item, 'id' | 'at' | 'session'>;
const stampNow = (): Stamp => ({ id: newId(), at: new Date().toISOString(), session: session.id() });

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox() {
  const lanes = new Map<string, readonly Item[]>();
  const { tell, subscribe } = createListeners();
  const changed = createListeners<[before: readonly Item[], after: readonly Item[], lane: string]>();
  const added = createListeners<[item: Item]>();
  const settled = createListeners<[item: Item, ending: Ending]>();

  /** The same array until something changes. */
  const read = (lane: string): readonly Item[] => lanes.get(lane) ?? none;

  function write(lane: string, list: readonly Item[]): void {
    const before = read(lane);
    lanes.set(lane, list);
    changed.tell(before, list, lane);
    tell();
  }

  return {
    read,
    lanes: (): string[] => [...lanes.keys()].filter((lane) => read(lane).length > 0),
    /**
     * With load-sending.ts, which listens, it is sent at once or as soon as possible. Returns the id of the item. `kept` is the stamp of
     * what this device keeps already.
     */
    add(work: Swipe | Message, kept?: Stamp): string {
      const stamp = kept ?? stampNow();
      const lane = laneOf(work);
      // After what this visit wrote, and after what an earlier one did, which may not be read yet.
      const order = Math.max(Date.parse(stamp.at), (read(lane).at(-1)?.order ?? 0) + 1);
      const item: Item = { ...work, ...stamp, order, state: 'sending' };
      write(lane, [...read(lane), item]);
      if (kept === undefined) added.tell(item);
      return item.id;
    },
    change(lane: string, id: string, changes: Partial<Pick<Item, 'state' | 'at'>>): void {
      write(
        lane,
        read(lane).map((item) => (item.id === id ? { ...item, ...changes } : item)),
      );
    },
    remove(lane: string, ids: ReadonlySet<string>): void {
      const left = read(lane).filter(({ id }) => !ids.has(id));
      if (left.length < read(lane).length) write(lane, left);
    },
    /** What the device keeps of a lane: it is told to whoever looks, and not written again. */
    take(lane: string, kept: readonly Item[]): void {
      lanes.set(
        lane,
        kept.toSorted((a, b) => a.order - b.order),
      );
      tell();
    },
    /** Clears the memory. */
    forget(): void {
      lanes.clear();
      tell();
    },
    subscribe,
    onChanged: changed.subscribe,
    /** Of what this device has not kept yet. */
    onAdded: added.subscribe,
    settle: settled.tell,
    onSettled: settled.subscribe,
  };
}

/** The people of swipes that wait, beside those whom an earlier visit left: the server may deal them once more. An undo brings its person back. */
export function swiped(items: readonly Item[], left: readonly string[] = []): Set<string> {
  const people = new Set(left);
  for (const item of items) {
    if (item.kind === 'undoPass') people.delete(item.profileId);
    else if (item.kind !== 'message') people.add(item.profileId);
  }
  return people;
}

export const outbox = createOutbox();
