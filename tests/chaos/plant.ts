/** Puts one wrong into a good history, to see whether the checker finds it. */
import { check, type Wrong } from './checker.ts';
import type { Event } from './history.ts';

type Shown = Extract<Event, { kind: 'shown' }>;

const isShown = (event: Event): event is Shown => event.kind === 'shown';

/** The place of something that was shown, about the middle of the history. */
function somewhere(events: readonly Event[]): number {
  const places = events.flatMap((event, at) => (isShown(event) ? [at] : []));
  const place = places[places.length >> 1];
  if (place === undefined) throw new Error('Nothing was shown in this history.');
  return place;
}

/** Somebody was never shown one message. */
export function plantLoss(events: readonly Event[]): Event[] {
  return events.toSpliced(somewhere(events), 1);
}

/** An acknowledged message is not in the database. */
export function plantStoredLoss(events: readonly Event[]): Event[] {
  return events.toSpliced(
    events.findIndex(({ kind }) => kind === 'stored'),
    1,
  );
}

/** Somebody was shown one message again at the end, under another id and number, as after a retry that was stored twice. */
export function plantDouble(events: readonly Event[]): Event[] {
  const shown = events[somewhere(events)] as Shown;
  const last = Math.max(...events.filter(isShown).map(({ seq }) => seq));
  return [...events, { ...shown, id: `${shown.id} again`, seq: last + 1 }];
}

/** Somebody was shown one message the second time at once, as the very same. */
export function plantRepeat(events: readonly Event[]): Event[] {
  const at = somewhere(events);
  return events.toSpliced(at, 0, events[at] as Event);
}

/** Somebody was shown two messages of a match the other way round. */
export function plantSwap(events: readonly Event[]): Event[] {
  const at = somewhere(events);
  const one = events[at] as Shown;
  const isNext = (event: Event): event is Shown => isShown(event) && event.by === one.by && event.match === one.match;
  const later = events.findIndex((event, place) => place > at && isNext(event));
  const next = events[later] as Shown;
  return events.with(at, { ...next, at: one.at }).with(later, { ...one, at: next.at });
}

/** Leaves out all that is of one kind about one person who signed up. */
const without =
  (kind: 'account' | 'letter') =>
  (events: readonly Event[]): Event[] => {
    const email = events.find((event) => event.kind === 'account')?.email;
    return events.filter(
      (event) => !(event.kind === kind && (event.kind === 'account' ? event.email : event.to) === email),
    );
  };

type Plant = {
  name: string;
  plant: (events: readonly Event[]) => Event[];
  /** What the checker must call it. */
  wrong: Wrong;
  /** Only into a history that has such an event. */
  needs?: Event['kind'];
};

export const plants: readonly Plant[] = [
  { name: 'a message not shown', plant: plantLoss, wrong: 'lost' },
  { name: 'a message not stored', plant: plantStoredLoss, wrong: 'lost' },
  { name: 'a message shown twice', plant: plantRepeat, wrong: 'doubled' },
  { name: 'a message shown as two', plant: plantDouble, wrong: 'doubled' },
  { name: 'two messages swapped', plant: plantSwap, wrong: 'out of order' },
  { name: 'an account not stored', plant: without('account'), wrong: 'lost', needs: 'account' },
  { name: 'a letter not sent', plant: without('letter'), wrong: 'unsent', needs: 'account' },
];

/** What can be planted into a history. */
export const plantsFor = (events: readonly Event[]): Plant[] =>
  plants.filter(({ needs }) => needs === undefined || events.some(({ kind }) => kind === needs));

/** The names of what was planted into a good history and not found. */
export function missedPlants(events: readonly Event[]): string[] {
  return plantsFor(events)
    .filter(({ plant, wrong }) => !check(plant(events)).some((violation) => violation.wrong === wrong))
    .map(({ name }) => name);
}
