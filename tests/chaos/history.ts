/** What happened in a run of the chaos, one JSON line an event, in the order in which the run's one process saw it. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** `by` is a person, `send` the client id of a message, `id` and `seq` what the server gave it. */
export type Happening =
  | { kind: 'match'; match: string; people: readonly [string, string] }
  | { kind: 'begun'; by: string; match: string; send: string; content: string }
  | { kind: 'acknowledged'; by: string; match: string; send: string; id: string; seq: number }
  /** The server answered that it will not take the message, or the person. */
  | { kind: 'refused'; by: string; why: string }
  | { kind: 'shown'; by: string; match: string; id: string; seq: number; sender: string; content: string }
  /** What the database holds at the end. */
  | { kind: 'stored'; match: string; send: string; id: string; seq: number; sender: string; content: string }
  /** A person's socket was lost; a new one stands and what was missed has been fetched. */
  | { kind: 'lost'; by: string; code: number }
  | { kind: 'back'; by: string }
  /** A request or a subscription failed, and is tried again. */
  | { kind: 'trouble'; by: string; what: string }
  /** What was done to the servers. */
  | { kind: 'fault'; what: string }
  /** A server ended though nobody had ended it. */
  | { kind: 'crashed'; what: string }
  /** A server was ready again so long after Postgres was back. */
  | { kind: 'served'; server: number; pid: number; ms: number }
  /** A sign-up was acknowledged; a letter arrived. */
  | { kind: 'signed up'; email: string }
  | { kind: 'letter'; to: string; subject: string }
  /** What the database holds at the end: an account that signed up in the run, and a job that was not done. */
  | { kind: 'account'; email: string }
  | { kind: 'job'; job: string; id: string };

/** `at` is in milliseconds since the run began. */
export type Event = Happening & { at: number };

export type History = {
  file: string;
  add(happening: Happening): void;
  all(): readonly Event[];
  /** Writes the rest. What is added later, as the clients stop, is no part of it. */
  close(): void;
};

const FLUSH_MS = 1_000;

/** A history in a new file at `file`; what is there is replaced. */
export function openHistory(file: string, now: () => number): History {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  const events: Event[] = [];
  let written = 0;
  function flush(): void {
    const lines = events.slice(written).map((event) => `${JSON.stringify(event)}\n`);
    written = events.length;
    if (lines.length > 0) appendFileSync(file, lines.join(''));
  }
  const flushing = setInterval(flush, FLUSH_MS).unref();
  let isClosed = false;
  return {
    file,
    add(happening) {
      if (!isClosed) events.push({ at: now(), ...happening });
    },
    all: () => events,
    close() {
      isClosed = true;
      clearInterval(flushing);
      flush();
    },
  };
}

/** A history that was kept. */
export function readHistory(file: string): Event[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Event);
}
