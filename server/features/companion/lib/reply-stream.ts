/** A streamed reply for one reader. Joins pieces while the reader is busy, and handles every way to end. */
import type { TranscriptRow } from '#server/db/rows.ts';
import { CoachFailure, type ReplyPart } from '#server/ports/coach.ts';
import type { ReplyFault } from './answers.ts';

type Delta = { __typename: 'CompanionDelta'; turnId: string; text: string };
export type LastEvent =
  | { __typename: 'CompanionReplyDone'; turnId: string; conversation: TranscriptRow }
  | { __typename: 'CompanionReplyFailed'; turnId: string; code: ReplyFault; message: string };
export type ReplyEvent = Delta | LastEvent;

/**
 * The end of a reply: done, stopped by its reader, or failed. Has the text so far and the estimated tokens of the prompt. `tokens` is the
 * real total, or null if the coach did not report it.
 */
export type Ending = { text: string; asked: number; tokens: number | null } & (
  | { kind: 'done' | 'stopped' }
  | { kind: 'failed'; code: ReplyFault; error?: unknown }
);

/** Limits in milliseconds, and a length in characters; see limits.companion. */
export type Patience = Record<'silentMs' | 'replyMs' | 'replyCharacters' | 'pieceMs' | 'stillHereMs', number>;

type Options = {
  turnId: string;
  /** Asks the coach. Nothing is read from it after the signal has fired. */
  ask(signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** True if the reader may get the next piece, or the last event. */
  mayRead(): Promise<boolean>;
  /** The last event if the reply is stored already but the reader may not read it. */
  refused: LastEvent;
  /** Renews the claim of the reply; false if the exchange is gone. */
  renew(): Promise<boolean>;
  /** Stores the end of the reply, once. Never rejects. */
  settle(ending: Ending): Promise<LastEvent>;
  patience: Patience;
};

/**
 * Asks the coach at the first `next()`. The first piece goes out at once. Later ones wait for the reader and for `pieceMs` milliseconds.
 * `return()` closes the coach's stream at once, even during a `next()`.
 */
export function streamReply(options: Options): AsyncIterableIterator<ReplyEvent> {
  const { turnId, ask, mayRead, refused, renew, settle, patience } = options;
  const upstream = new AbortController();
  let text = '';
  let sent = 0;
  let asked = 0;
  let tokens: number | null = null;
  let ended: Ending['kind'] | null = null;
  let settled: Promise<void> = Promise.resolve();
  let last: LastEvent | null = null;
  let isStarted = false;
  let isClosed = false;
  let isRefused = false;
  let isPausing = false;
  let wake = (): void => undefined;
  const timers: NodeJS.Timeout[] = [];

  function end(how: { kind: 'done' | 'stopped' } | { kind: 'failed'; code: ReplyFault; error?: unknown }): void {
    if (ended !== null) return;
    ended = how.kind;
    for (const timer of timers) clearTimeout(timer);
    upstream.abort();
    settled = settle({ ...how, text, asked, tokens }).then((event) => {
      last = event;
      wake();
    });
    wake();
  }
  const fail = (code: ReplyFault, error?: unknown): void => end({ kind: 'failed', code, error });

  async function read(silence: NodeJS.Timeout): Promise<void> {
    for await (const part of ask(upstream.signal)) {
      if (ended !== null) return;
      silence.refresh();
      if ('asked' in part) asked = part.asked;
      else if ('tokens' in part) tokens = part.tokens;
      // Postgres text cannot hold NUL.
      else text += part.text.replaceAll('\u0000', '');
      if (text.length >= patience.replyCharacters) {
        text = text.slice(0, patience.replyCharacters);
        return end({ kind: 'done' });
      }
      wake();
    }
    if (text.trim() === '') fail('coach_failed');
    else end({ kind: 'done' });
  }

  function start(): void {
    if (isStarted || ended !== null) return;
    isStarted = true;
    const silence = setTimeout(() => fail('coach_failed'), patience.silentMs);
    const longest = setTimeout(() => fail('coach_failed'), patience.replyMs);
    const heartbeat = setInterval(() => {
      renew().then(
        (isOurs) => isOurs || fail('coach_failed'),
        () => undefined,
      );
    }, patience.stillHereMs);
    timers.push(silence, longest, heartbeat);
    for (const timer of timers) timer.unref();
    read(silence).catch((error: unknown) => {
      if (!(error instanceof CoachFailure)) return fail('coach_failed', error);
      tokens = error.tokens;
      fail(error.kind);
    });
  }

  /** Stops a reply whose reader may not read on. A reply that is done stays stored. */
  function refuse(): void {
    fail('premium_required');
    isRefused = ended === 'done';
    sent = text.length;
  }

  /** The text that was received and not sent yet. */
  function piece(): Delta {
    const value: Delta = { __typename: 'CompanionDelta', turnId, text: text.slice(sent) };
    sent = text.length;
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      wake();
    }, patience.pieceMs).unref();
    return value;
  }

  async function next(): Promise<IteratorResult<ReplyEvent>> {
    start();
    while (!isClosed) {
      const isComing = ended === null && !isPausing;
      if (sent < text.length && (isComing || ended === 'done')) {
        if (!(await mayRead())) refuse();
        // It may have ended in another way meanwhile.
        else if (!isClosed && (ended === null || ended === 'done')) return { value: piece(), done: false };
      } else if (last !== null) {
        const event = last;
        if (ended === 'done' && !isRefused && !(await mayRead())) refuse();
        if (isClosed) break;
        isClosed = true;
        return { value: isRefused ? refused : event, done: false };
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
    return { value: undefined, done: true };
  }

  const events: AsyncIterableIterator<ReplyEvent> = {
    next,
    async return() {
      isClosed = true;
      end({ kind: 'stopped' });
      wake();
      await settled;
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
