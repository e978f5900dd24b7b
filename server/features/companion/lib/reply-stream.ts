/** The mechanics of a reply that is written for one reader: the coach's pieces, joined while the reader is busy, and every way it can end. */
import type { TranscriptRow } from '#server/db/rows.ts';
import { CoachFailure, type ReplyPart } from '#server/ports/coach.ts';
import type { ReplyFault } from './answers.ts';

type Delta = { __typename: 'CompanionDelta'; turnId: string; text: string };
/** The last event of a reply. */
export type LastEvent =
  | { __typename: 'CompanionReplyDone'; turnId: string; conversation: TranscriptRow }
  | { __typename: 'CompanionReplyFailed'; turnId: string; code: ReplyFault; message: string };
export type ReplyEvent = Delta | LastEvent;

/**
 * How a reply ended: written to its end, left by its reader, or failed; with what came of it, what asking cost, and what all of it did if
 * that was said.
 */
export type Ending = { text: string; asked: number; tokens: number | null } & (
  | { kind: 'done' | 'stopped' }
  | { kind: 'failed'; code: ReplyFault; error?: unknown }
);

/** How long it may take, in milliseconds, and how many characters it may have; see limits.companion. */
export type Patience = Record<'silentMs' | 'replyMs' | 'replyCharacters' | 'pieceMs' | 'stillHereMs', number>;

type Options = {
  turnId: string;
  /** Asks the coach. Nothing is taken from it once the signal has fired. */
  ask(signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** Whether the reader may have the next piece, or hear that it was the last. */
  mayRead(): Promise<boolean>;
  /** What a reader who may not is told of a reply that is written and kept already. */
  refused: LastEvent;
  /** Says that the reply is still being written; no when there is nothing to write it for any more. */
  renew(): Promise<boolean>;
  /** Stores how it ended, once. Never rejects. */
  settle(ending: Ending): Promise<LastEvent>;
  patience: Patience;
};

/**
 * Asks the coach once the reader is there. The first piece goes out at once, later ones when the reader is ready for them and `pieceMs`
 * have passed. `return()` closes the coach's stream at once, whatever `next()` waits for.
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
      // Postgres keeps no NUL.
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

  /** Ends what is written for a reader who may have no more of it; what is written already stays. */
  function refuse(): void {
    fail('premium_required');
    isRefused = ended === 'done';
    sent = text.length;
  }

  /** What came and was not sent. */
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
        // It may have ended otherwise meanwhile.
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
