/** Wrongs on purpose: into a good history, to see whether the checker finds them, and into the product or the line, to see whether a run does. */
import { randomUUID } from 'node:crypto';
import { check, type Wrong } from './checker.ts';
import { type Event, eventsOf } from './history.ts';
import type { LineOptions } from './line.ts';

/** Null where the history has nothing to plant it into. */
type Plant = { name: string; wrong: Wrong; plant: (events: readonly Event[]) => Event[] | null };

const isRow = (event: Event): boolean => event.kind === 'message' || event.kind === 'swipe';

function without(events: readonly Event[], kind: 'message' | 'swipe'): Event[] | null {
  const at = events.findIndex((event) => event.kind === kind);
  return at === -1 ? null : events.toSpliced(at, 1);
}

/** The first two messages of a match, the other way round. */
function swapped(events: readonly Event[]): Event[] | null {
  const rows = eventsOf(events, 'message');
  for (const one of rows) {
    const next = rows.find(({ match, seq }) => match === one.match && seq > one.seq);
    if (next)
      return events.map((event) => {
        if (event === one) return { ...one, seq: next.seq };
        return event === next ? { ...next, seq: one.seq } : event;
      });
  }
  return null;
}

function copied(events: readonly Event[]): Event[] | null {
  const row = eventsOf(events, 'message').at(-1);
  return row ? [...events, { ...row, seq: row.seq + 1, id: randomUUID() }] : null;
}

/** Somebody whose pass was undone, and who is nothing now, is passed. */
function returned(events: readonly Event[]): Event[] | null {
  const known = new Set(eventsOf(events, 'swipe').map(({ person }) => person));
  const undone = eventsOf(events, 'did').find((event) => event.act === 'undo' && !known.has(event.person));
  return undone && undone.act !== 'write'
    ? [...events, { kind: 'swipe', as: 'passed', person: undone.person, at: undone.at }]
    : null;
}

export const plants: readonly Plant[] = [
  { name: 'a message not stored', wrong: 'lost', plant: (events) => without(events, 'message') },
  { name: 'a swipe not stored', wrong: 'lost', plant: (events) => without(events, 'swipe') },
  { name: 'a message stored twice', wrong: 'doubled', plant: copied },
  { name: 'two messages swapped', wrong: 'out of order', plant: swapped },
  { name: 'an undone pass is back', wrong: 'turned', plant: returned },
  {
    name: 'a swipe that nobody made',
    wrong: 'invented',
    plant: (events) => [...events, { kind: 'swipe', as: 'liked', person: randomUUID(), at: 0 }],
  },
];

/** The names of what was planted into good histories and not found; of each, whether any history could hold it. */
export function missedPlants(histories: readonly (readonly Event[])[]): string[] {
  return plants.flatMap(({ name, wrong, plant }) => {
    // What a kill leaves unsure cannot be missed.
    const sure = histories.filter((events) => events.every(({ kind }) => kind !== 'killed') && events.some(isRow));
    const planted = sure.map(plant).filter((events) => events !== null);
    return planted.every((events) => check(events).some((violation) => violation.wrong === wrong)) ? [] : [name];
  });
}

type Planted = Pick<LineOptions, 'copyOf' | 'forged'> & { hasTombstones?: boolean };

const CLIENT_ID = /("clientId":")[^"]+/;

const intoProduct: Readonly<Record<string, Planted>> = {
  /** pass_profile.sql no longer refuses a pass that was undone. */
  'no-tombstone': { hasTombstones: false },
  /** A copy of a message has an id of its own, as if the database kept no ids of clients apart. */
  'no-client-id': { copyOf: (body) => body.replace(CLIENT_ID, `$1${randomUUID()}`) },
  /** The phone takes a pass whose request was cut for sent. */
  'sent-when-cut': {
    forged: (operation) =>
      operation === 'PassProfile'
        ? JSON.stringify({ data: { passProfile: { __typename: 'PassProfileSuccess' } } })
        : null,
  },
};

export const plantNames = Object.keys(intoProduct);
export const plantInto = (name: string | undefined): Planted => intoProduct[name ?? ''] ?? {};
