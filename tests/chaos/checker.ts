/** Judges a history: nothing but the events goes in, so that a kept one can be judged again. */
import type { Event, Happening } from './history.ts';

type Of<K extends Happening['kind']> = Extract<Event, { kind: K }>;

/** How soon a server is ready again once Postgres is back. */
const SERVED_MS = 5_000;
/** How many letters a new account is sent. */
const LETTERS = 2;

/** What a run may do wrong; each must be 0. */
export const wrongs = {
  lost: 'acknowledged, and then not in the database or, of a message, not shown to one of the two',
  doubled: 'shown or stored more than once',
  'out of order': 'shown before what it follows, or numbered before what was acknowledged before it was sent',
  altered: 'shown or stored otherwise than it was sent or acknowledged',
  invented: 'shown or stored without having been sent',
  strayed: 'shown to somebody who is not in the match',
  unanswered: 'never acknowledged, though it was tried until the end',
  refused: 'refused, though nothing was wrong with it or its sender',
  crashed: 'a server ended by itself',
  late: 'a server was not ready within 5 s after Postgres was back',
  unsent: 'a letter that never arrived',
  undone: 'a job that was left in the queue',
} as const;

export type Wrong = keyof typeof wrongs;
export type Violation = { wrong: Wrong; what: string };

function indexOf(events: readonly Event[]) {
  const of = <K extends Happening['kind']>(kind: K): Of<K>[] =>
    events.filter((event): event is Of<K> => event.kind === kind);
  const begun = of('begun');
  return {
    of,
    people: new Map(of('match').map(({ match, people }) => [match, people])),
    begun: new Map(begun.map((event) => [event.send, event])),
    /** Every send has a text of its own, so the text tells which send is shown: others' client ids are nobody's to see. */
    byContent: new Map(begun.map((event) => [event.content, event])),
    acknowledged: new Map(of('acknowledged').map((event) => [event.send, event])),
  };
}

type Index = ReturnType<typeof indexOf>;
type Report = (wrong: Wrong, what: string) => void;

/** One send has one id and one number, above that of everything in its match that was acknowledged before it began. */
function checkAnswers(events: readonly Event[], report: Report): void {
  const highest = new Map<string, number>();
  const floors = new Map<string, number>();
  const answers = new Map<string, Of<'acknowledged'>>();
  const sendOfPlace = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'begun') floors.set(event.send, highest.get(event.match) ?? 0);
    if (event.kind !== 'acknowledged') continue;
    const { send, match, seq, id } = event;
    const before = answers.get(send);
    if (before && (before.id !== id || before.seq !== seq))
      report('doubled', `${send} was acknowledged as two messages`);
    answers.set(send, event);
    const place = `${match} ${seq}`;
    if ((sendOfPlace.get(place) ?? send) !== send) report('doubled', `number ${seq} of ${match} was given twice`);
    sendOfPlace.set(place, send);
    if (seq <= (floors.get(send) ?? 0)) report('out of order', `${send} has number ${seq}, below an earlier one`);
    highest.set(match, Math.max(highest.get(match) ?? 0, seq));
  }
}

/** The database holds what was acknowledged, once, as it was sent; and nothing else. */
function checkStored({ of, begun, acknowledged }: Index, report: Report): void {
  const ids = new Map<string, Of<'stored'>>();
  const sends = new Map<string, Of<'stored'>>();
  const places = new Set<string>();
  for (const row of of('stored')) {
    const sent = begun.get(row.send);
    const place = `${row.match} ${row.seq}`;
    if (ids.has(row.id) || sends.has(row.send) || places.has(place)) report('doubled', `${row.send} is stored twice`);
    ids.set(row.id, row);
    sends.set(row.send, row);
    places.add(place);
    if (!sent) report('invented', `${row.id} is stored and was never sent`);
    else if (sent.by !== row.sender || sent.match !== row.match || sent.content !== row.content)
      report('altered', `${row.id} is not stored as it was sent`);
  }
  for (const { send, id, seq } of acknowledged.values()) {
    const row = sends.get(send);
    if (!row) report('lost', `${send} was acknowledged and is not in the database`);
    else if (row.id !== id || row.seq !== seq) report('altered', `${send} is not stored as it was acknowledged`);
  }
}

/** Everybody sees what is theirs once, in the order of its numbers, as it was sent. Returns which sends each person was shown. */
function checkShown({ of, people, byContent, acknowledged }: Index, report: Report): Map<string, Set<string>> {
  const shownTo = new Map<string, Set<string>>();
  const last = new Map<string, number>();
  for (const { by, match, id, seq, sender, content } of of('shown')) {
    const line = `${by} ${match}`;
    if (seq <= (last.get(line) ?? 0))
      report('out of order', `${id} (${seq}) was shown to ${by} after ${last.get(line)}`);
    last.set(line, Math.max(seq, last.get(line) ?? 0));
    if (!people.get(match)?.includes(by)) report('strayed', `${id} was shown to ${by}`);
    const sent = byContent.get(content);
    if (!sent) {
      report('invented', `${id} was shown to ${by} and was never sent`);
      continue;
    }
    const answer = acknowledged.get(sent.send);
    const isAsSent = sent.by === sender && sent.match === match;
    if (!isAsSent || (answer && (answer.id !== id || answer.seq !== seq)))
      report('altered', `${id} was not shown to ${by} as it was sent`);
    const seen = shownTo.get(by) ?? new Set();
    if (seen.has(sent.send)) report('doubled', `${sent.send} was shown to ${by} more than once`);
    shownTo.set(by, seen.add(sent.send));
  }
  return shownTo;
}

/** Whoever signed up has an account, and every account its letters: one to confirm the address, and one of welcome. */
function checkNewcomers({ of }: Index, report: Report): void {
  const accounts = new Set(of('account').map(({ email }) => email));
  const letters = new Map<string, Set<string>>();
  for (const { to, subject } of of('letter')) letters.set(to, (letters.get(to) ?? new Set()).add(subject));
  for (const { email } of of('signed up')) if (!accounts.has(email)) report('lost', `the account of ${email}`);
  for (const email of accounts) {
    const missing = LETTERS - (letters.get(email)?.size ?? 0);
    if (missing > 0) report('unsent', `${missing} of the letters to ${email}`);
  }
  for (const { job, id } of of('job')) report('undone', `${job} (${id})`);
}

/** Everything that is wrong with a history; empty for a good one. */
export function check(events: readonly Event[]): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (wrong, what) => void violations.push({ wrong, what });
  const index = indexOf(events);
  checkAnswers(events, report);
  checkStored(index, report);
  const shownTo = checkShown(index, report);
  for (const { send, match } of index.acknowledged.values()) {
    for (const person of index.people.get(match) ?? []) {
      if (!shownTo.get(person)?.has(send)) report('lost', `${send} was acknowledged and never shown to ${person}`);
    }
  }
  for (const { send } of index.begun.values()) {
    if (!index.acknowledged.has(send)) report('unanswered', send);
  }
  for (const { by, why } of index.of('refused')) report('refused', `${by}: ${why}`);
  for (const { what } of index.of('crashed')) report('crashed', what);
  for (const { server, ms } of index.of('served'))
    if (ms > SERVED_MS) report('late', `server ${server}: after ${ms} ms`);
  checkNewcomers(index, report);
  return violations;
}

/** How often each wrong was found, with those that were not. */
export function counted(violations: readonly Violation[]): Record<Wrong, number> {
  const counts = Object.fromEntries(Object.keys(wrongs).map((name) => [name, 0])) as Record<Wrong, number>;
  for (const { wrong } of violations) counts[wrong] += 1;
  return counts;
}
