/** A streamed reply for one reader. Joins pieces while the reader is busy, and handles every way to end. */
import type { TranscriptRow } from '#server/db/rows.ts';
import { CoachFailure, type ReplyPart } from '#server/ports/coach.ts';
import type { ReplyFault } from './answers.ts';

type Delta = { __typename: 'CompanionDelta'; exchangeId: string; text: string };
export type LastEvent =
  | { __typename: 'CompanionReplyDone'; exchangeId: string; conversation: TranscriptRow }
  | { __typename: 'CompanionReplyFailed'; exchangeId: string; code: ReplyFault; message: string };
export type ReplyEvent = Delta | LastEvent;

/** `asked`: estimated tokens of the prompt. `tokens`: the real total, or null if the coach did not report it. */
export type Ending = { text: string; asked: number; tokens: number | null } & How;
type How = { kind: 'done' | 'stopped' } | { kind: 'failed'; code: ReplyFault; error?: unknown };

/** Limits in milliseconds, and a length in characters; see limits.companion. */
export type Patience = Record<'silentMs' | 'replyMs' | 'replyCharacters' | 'pieceMs' | 'stillHereMs', number>;

type Options = {
  exchangeId: string;
  /** Asks the coach. Nothing is read from it after the signal has fired. */
  ask(signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** True if the reader may get the next piece, or the last event. */
  mayRead(): Promise<boolean>;
  /** The last event if the reply is stored already but the reader may not read it. */
  refused: LastEvent;
  /** Renews the claim of the reply; false if the exchange is gone. */
  renew(): Promise<boolean>;
  /** Stores the end of the reply, once. Never rejects. */
  store(ending: Ending): Promise<LastEvent>;
  patience: Patience;
};

/** A reply under way: its text so far and its end. */
type Writing = {
  options: Options;
  upstream: AbortController;
  text: string;
  asked: number;
  tokens: number | null;
  ended: Ending['kind'] | null;
  /** The last event; null until the end of the reply is stored. */
  last: LastEvent | null;
  stored: Promise<void>;
  isStarted: boolean;
  timers: NodeJS.Timeout[];
  /** Tells the reader about new text or the end. */
  wake: () => void;
};

function end(writing: Writing, how: How): void {
  if (writing.ended !== null) return;
  writing.ended = how.kind;
  for (const timer of writing.timers) clearTimeout(timer);
  writing.upstream.abort();
  const { text, asked, tokens } = writing;
  writing.stored = writing.options.store({ ...how, text, asked, tokens }).then((event) => {
    writing.last = event;
    writing.wake();
  });
  writing.wake();
}

const fail = (writing: Writing, code: ReplyFault, error?: unknown): void =>
  end(writing, { kind: 'failed', code, error });

async function read(writing: Writing, silence: NodeJS.Timeout): Promise<void> {
  const { ask, patience } = writing.options;
  for await (const part of ask(writing.upstream.signal)) {
    if (writing.ended !== null) return;
    silence.refresh();
    if ('asked' in part) writing.asked = part.asked;
    else if ('tokens' in part) writing.tokens = part.tokens;
    // Postgres stores no NUL character.
    else writing.text += part.text.replaceAll('\u0000', '');
    if (writing.text.length >= patience.replyCharacters) {
      writing.text = writing.text.slice(0, patience.replyCharacters);
      return end(writing, { kind: 'done' });
    }
    writing.wake();
  }
  if (writing.text.trim() === '') fail(writing, 'coach_failed');
  else end(writing, { kind: 'done' });
}

function start(writing: Writing): void {
  if (writing.isStarted || writing.ended !== null) return;
  const { patience, renew } = writing.options;
  const giveUp = (): void => fail(writing, 'coach_failed');
  writing.isStarted = true;
  const silence = setTimeout(giveUp, patience.silentMs);
  const longest = setTimeout(giveUp, patience.replyMs);
  const heartbeat = setInterval(() => {
    renew().then(
      (isOurs) => isOurs || giveUp(),
      () => undefined,
    );
  }, patience.stillHereMs);
  writing.timers.push(silence, longest, heartbeat);
  for (const timer of writing.timers) timer.unref();
  read(writing, silence).catch((error: unknown) => {
    if (!(error instanceof CoachFailure)) return fail(writing, 'coach_failed', error);
    writing.tokens = error.tokens;
    fail(writing, error.kind);
  });
}

/** The reader's progress. `sent` counts characters. */
type Reading = { sent: number; isClosed: boolean; isRefused: boolean; isPausing: boolean };

/** Ends the reply for a reader who may not read on. Text written before stays. */
function refuse(writing: Writing, reading: Reading): void {
  fail(writing, 'premium_required');
  reading.isRefused = writing.ended === 'done';
  reading.sent = writing.text.length;
}

/** The next event with all text that was not sent yet. */
function piece(writing: Writing, reading: Reading): Delta {
  const { exchangeId, patience } = writing.options;
  const value: Delta = { __typename: 'CompanionDelta', exchangeId, text: writing.text.slice(reading.sent) };
  reading.sent = writing.text.length;
  reading.isPausing = true;
  setTimeout(() => {
    reading.isPausing = false;
    writing.wake();
  }, patience.pieceMs).unref();
  return value;
}

async function next(writing: Writing, reading: Reading): Promise<IteratorResult<ReplyEvent>> {
  const { mayRead, refused } = writing.options;
  start(writing);
  while (!reading.isClosed) {
    const isComing = writing.ended === null && !reading.isPausing;
    if (reading.sent < writing.text.length && (isComing || writing.ended === 'done')) {
      if (!(await mayRead())) refuse(writing, reading);
      // The reply may have ended in another way meanwhile.
      else if (!reading.isClosed && (writing.ended === null || writing.ended === 'done'))
        return { value: piece(writing, reading), done: false };
    } else if (writing.last !== null) {
      const event = writing.last;
      if (writing.ended === 'done' && !reading.isRefused && !(await mayRead())) refuse(writing, reading);
      if (reading.isClosed) break;
      reading.isClosed = true;
      return { value: reading.isRefused ? refused : event, done: false };
    } else {
      await new Promise<void>((resolve) => {
        writing.wake = resolve;
      });
    }
  }
  return { value: undefined, done: true };
}

/**
 * Asks the coach at the first `next()`. The first piece goes out at once. Later ones wait for the reader and for `pieceMs` milliseconds.
 * `return()` closes the coach's stream at once, even during a `next()`.
 */
export function streamReply(options: Options): AsyncIterableIterator<ReplyEvent> {
  const writing: Writing = {
    options,
    upstream: new AbortController(),
    text: '',
    asked: 0,
    tokens: null,
    ended: null,
    last: null,
    stored: Promise.resolve(),
    isStarted: false,
    timers: [],
    wake: () => undefined,
  };
  const reading: Reading = { sent: 0, isClosed: false, isRefused: false, isPausing: false };
  const events: AsyncIterableIterator<ReplyEvent> = {
    next: () => next(writing, reading),
    async return() {
      reading.isClosed = true;
      end(writing, { kind: 'stopped' });
      writing.wake();
      await writing.stored;
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
