/** Judges the history of a phone: what its owner did, against what the database holds. Nothing but the events goes in. */
import { type Event, eventsOf, type Of } from './history.ts';

/** What a run may do wrong; each must be 0. */
export const wrongs = {
  lost: 'shown on the screen, and not in the database',
  doubled: 'in the database more than once',
  'out of order': 'numbered otherwise than it was written',
  turned: 'a person is not as last decided: a pass that was undone is one again, or the like before it is gone',
  invented: 'in the database without having been done',
  altered: 'stored under another id than the device kept it under',
  stuck: 'still waits to be sent though everything is connected',
} as const;

export type Wrong = keyof typeof wrongs;
export type Violation = { wrong: Wrong; what: string };
type Report = (wrong: Wrong, what: string) => void;

const keyOf = (event: Of<'did'> | Of<'kept'>): string =>
  event.act === 'write' ? `write ${event.match} ${event.text}` : `${event.act} ${event.person}`;

/** How often each act is known to be on the device. A record that is written again is the same one. */
function keptTimes(events: readonly Event[]): Map<string, number> {
  const ids = new Set<string>();
  const times = new Map<string, number>();
  for (const event of eventsOf(events, 'kept')) {
    if (ids.has(event.id)) continue;
    ids.add(event.id);
    times.set(keyOf(event), (times.get(keyOf(event)) ?? 0) + 1);
  }
  return times;
}

/** The acts of which it is not known that the device has them. */
export function unkept(events: readonly Event[]): Set<Event> {
  const kept = keptTimes(events);
  const done = new Map<string, number>();
  const found = new Set<Event>();
  for (const event of eventsOf(events, 'did')) {
    const count = (done.get(keyOf(event)) ?? 0) + 1;
    done.set(keyOf(event), count);
    if (count > (kept.get(keyOf(event)) ?? 0)) found.add(event);
  }
  return found;
}

/**
 * The acts of which nobody can know: the browser was killed before the device had them. All else must be in the database, also what the
 * page was reloaded or closed right after.
 */
export function unsure(events: readonly Event[]): Set<Event> {
  const lastKill = events.findLastIndex(({ kind }) => kind === 'killed');
  const before = new Set(events.slice(0, lastKill + 1));
  return new Set([...unkept(events)].filter((event) => before.has(event)));
}

const groupBy = <T>(list: readonly T[], keyOfEach: (each: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(keyOfEach(each), [...(groups.get(keyOfEach(each)) ?? []), each]);
  return groups;
};

/** Each message of a match is there once, in the order of writing. */
function checkMessages(events: readonly Event[], open: ReadonlySet<Event>, report: Report): void {
  const written = eventsOf(events, 'did').filter((event) => event.act === 'write');
  const ids = new Map(
    eventsOf(events, 'kept').flatMap((event) => (event.act === 'write' ? [[event.text, event.id]] : [])),
  );
  const rows = groupBy(eventsOf(events, 'message'), ({ match }) => match);
  const acts = groupBy(written, ({ match }) => match);
  for (const match of new Set([...rows.keys(), ...acts.keys()])) {
    const places = new Map((acts.get(match) ?? []).map(({ text }, place) => [text, place]));
    const seen = new Set<string>();
    let last = -1;
    for (const { text, id, seq } of (rows.get(match) ?? []).toSorted((a, b) => a.seq - b.seq)) {
      const place = places.get(text);
      if (place === undefined) report('invented', `message ${seq} "${text}"`);
      else if (seen.has(text)) report('doubled', `"${text}" is also number ${seq}`);
      else if (place < last) report('out of order', `"${text}" is number ${seq}, after what was written later`);
      const keptAs = ids.get(text);
      if (keptAs !== undefined && keptAs !== id && !seen.has(text)) report('altered', `"${text}" is stored as ${id}`);
      seen.add(text);
      last = Math.max(last, place ?? -1);
    }
    for (const act of acts.get(match) ?? []) if (!seen.has(act.text) && !open.has(act)) report('lost', `"${act.text}"`);
  }
}

/** `again`: passed by two passes, of which only the first counts, as when a second tab shows the same card. */
type State = 'nothing' | 'liked' | 'passed' | 'again';

/** A like stands, whatever follows. The undo of a pass that did not count is refused, and the screen says so. */
function after(state: State, act: 'pass' | 'like' | 'undo'): readonly State[] {
  if (state === 'liked' || act === 'like') return ['liked'];
  if (act === 'pass') return [state === 'nothing' ? 'passed' : 'again'];
  return state === 'again' ? ['nothing', 'again'] : ['nothing'];
}

/** Each person is as last decided, with and without what nobody can know. */
function checkSwipes(events: readonly Event[], open: ReadonlySet<Event>, report: Report): void {
  const rows = groupBy(eventsOf(events, 'swipe'), ({ person }) => person);
  const acts = groupBy(
    eventsOf(events, 'did').flatMap((event) => (event.act === 'write' ? [] : [event])),
    ({ person }) => person,
  );
  for (const person of new Set([...rows.keys(), ...acts.keys()])) {
    const found = rows.get(person) ?? [];
    const done = acts.get(person) ?? [];
    let states = new Set<State>(['nothing']);
    for (const act of done) {
      const next = [...states].flatMap((state) => after(state, act.act));
      states = new Set(open.has(act) ? [...states, ...next] : next);
    }
    const may = new Set([...states].map((state) => (state === 'again' ? 'passed' : state)));
    const is = found[0]?.as ?? 'nothing';
    const story = done.map(({ act }) => act).join(', ');
    if (found.length > 1) report('doubled', `${person} is ${found.map(({ as }) => as).join(' and ')}`);
    else if (done.length === 0) report('invented', `${person} is ${is}`);
    else if (!may.has(is))
      report(is === 'nothing' ? 'lost' : 'turned', `${person} (${story}) is ${is}, not ${[...may].join(' or ')}`);
  }
}

/** Everything that is wrong with a history; empty for a good one. */
export function check(events: readonly Event[]): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (wrong, what) => void violations.push({ wrong, what });
  const open = unsure(events);
  checkMessages(events, open, report);
  checkSwipes(events, open, report);
  for (const { what } of eventsOf(events, 'left')) report('stuck', what);
  return violations;
}
