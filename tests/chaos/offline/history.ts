/** What happened in a run on one phone, in its order; at the end, what the database holds of its owner. */

/** What the owner did, once the screen showed it. `text` is another one each time. */
export type Act = { act: 'write'; match: string; text: string } | { act: 'pass' | 'like' | 'undo'; person: string };

export type Happening =
  /** `isShown`: the screen said so; else the browser was killed before it could. */
  | ({ kind: 'did'; isShown: boolean } & Act)
  /** The device keeps it, under the id by which the server knows it. */
  | ({ kind: 'kept'; id: string } & Act)
  | { kind: 'killed' }
  /** What was done to the line and to the tabs, or could not be done just then. */
  | { kind: 'note'; what: string }
  /** Still in the outbox, though everything was connected for long. */
  | { kind: 'left'; what: string }
  /** What the database holds: messages in the order of their numbers, likes and passes. */
  | { kind: 'message'; match: string; seq: number; id: string; text: string }
  | { kind: 'swipe'; as: 'liked' | 'passed'; person: string };

/** `at` is in milliseconds since the run began. */
export type Event = Happening & { at: number };
export type Of<K extends Happening['kind']> = Extract<Event, { kind: K }>;

export const eventsOf = <K extends Happening['kind']>(events: readonly Event[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind);

/** An event as a line that a person reads. */
export function lineOf({ at, kind, ...rest }: Event): string {
  const values = Object.values(rest).map(String);
  return `${String(at).padStart(7)} ms  ${kind}${values.length > 0 ? ': ' : ''}${values.join(' ')}`;
}
