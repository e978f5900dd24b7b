import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoachFailure, type ReplyPart } from '#server/ports/coach.ts';
import { type Ending, type LastEvent, type ReplyEvent, streamReply } from './reply-stream.ts';

const patience = { silentMs: 1_000, replyMs: 5_000, replyCharacters: 50, pieceMs: 50, stillHereMs: 400 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A fake coach. It yields the parts that the test passes to `say`. */
function coach() {
  const parts: (ReplyPart | Error | null)[] = [];
  let wake = (): void => undefined;
  const signals: AbortSignal[] = [];
  async function* ask(signal: AbortSignal): AsyncIterable<ReplyPart> {
    signals.push(signal);
    for (;;) {
      while (parts.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const part = parts.shift();
      if (part instanceof Error) throw part;
      if (part == null) return;
      yield part;
    }
  }
  const say = async (...given: (string | ReplyPart | Error | null)[]): Promise<void> => {
    parts.push(...given.map((one) => (typeof one === 'string' ? { text: one } : one)));
    wake();
    await turn();
  };
  return { ask, say, signals };
}

function opened(changes: Partial<Parameters<typeof streamReply>[0]> = {}) {
  const upstream = coach();
  const endings: Ending[] = [];
  const last = ({ kind }: Ending): LastEvent =>
    kind === 'done'
      ? { __typename: 'CompanionReplyDone', exchangeId: 'exchange', conversation: {} as never }
      : { __typename: 'CompanionReplyFailed', exchangeId: 'exchange', code: 'coach_failed', message: 'No' };
  const events = streamReply({
    exchangeId: 'exchange',
    ask: upstream.ask,
    mayRead: async () => true,
    refused: { __typename: 'CompanionReplyFailed', exchangeId: 'exchange', code: 'premium_required', message: 'Pay' },
    renew: async () => true,
    store: async (ending) => {
      endings.push(ending);
      return last(ending);
    },
    patience,
    ...changes,
  });
  const next = async (): Promise<ReplyEvent | undefined> => (await events.next()).value;
  return { ...upstream, events, next, endings };
}
const delta = (text: string) => ({ __typename: 'CompanionDelta', exchangeId: 'exchange', text });

test('the first piece goes out at once, and those that come while the reader is busy go out as one, not too soon', async () => {
  const { next, say } = opened();
  const first = next();
  await say('One');
  expect(await first).toEqual(delta('One'));
  let second: unknown;
  void next().then((event) => (second = event));
  await say(' two', ' three');
  await vi.advanceTimersByTimeAsync(patience.pieceMs - 1);
  expect(second).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(second).toEqual(delta(' two three'));
});

test('the end waits for nobody: what is left goes out at once, then the last event, then nothing', async () => {
  const { next, say, endings, events } = opened();
  const first = next();
  await say('One', { tokens: 7 }, ' two', null);
  expect(await first).toEqual(delta('One'));
  expect(await next()).toEqual(delta(' two'));
  expect(await next()).toMatchObject({ __typename: 'CompanionReplyDone' });
  expect(await events.next()).toEqual({ value: undefined, done: true });
  await events.return?.();
  expect(endings).toEqual([{ kind: 'done', text: 'One two', asked: 0, tokens: 7 }]);
  await vi.advanceTimersByTimeAsync(patience.pieceMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('who leaves while a piece is waited for closes the upstream before anything else happens', async () => {
  const { next, say, events, endings, signals } = opened();
  const first = next();
  await say({ asked: 90 }, 'One');
  expect(await first).toEqual(delta('One'));
  const pending = events.next();
  const left = events.return?.();
  expect(signals[0]?.aborted).toBe(true);
  expect(await pending).toEqual({ value: undefined, done: true });
  await left;
  await say(' two', null);
  expect(endings).toEqual([{ kind: 'stopped', text: 'One', asked: 90, tokens: null }]);
  await vi.advanceTimersByTimeAsync(patience.pieceMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('who leaves before the first look asks the coach nothing', async () => {
  const { events, endings, signals } = opened();
  await events.return?.();
  expect(await events.next()).toEqual({ value: undefined, done: true });
  expect(signals).toEqual([]);
  expect(endings).toEqual([{ kind: 'stopped', text: '', asked: 0, tokens: null }]);
});

test('who leaves as the reply is done changes nothing of it', async () => {
  const { next, say, events, endings } = opened();
  const first = next();
  await say('One', null);
  await first;
  await events.return?.();
  expect(endings.map(({ kind }) => kind)).toEqual(['done']);
});

test('silence ends it, however long words came before; a coach that goes on all the same is not heard', async () => {
  const { next, say, endings, signals } = opened();
  const first = next();
  for (let at = 0; at < 3; at += 1) {
    await vi.advanceTimersByTimeAsync(patience.silentMs - 1);
    await say('x');
  }
  expect(endings).toEqual([]);
  expect([await first, await next()]).toEqual([delta('x'), delta('xx')]);
  const last = next();
  await vi.advanceTimersByTimeAsync(patience.silentMs);
  expect(await last).toMatchObject({ __typename: 'CompanionReplyFailed' });
  expect(signals[0]?.aborted).toBe(true);
  await say(' more', null);
  expect(endings).toEqual([{ kind: 'failed', code: 'coach_failed', text: 'xxx', asked: 0, tokens: null }]);
});

test('a reply has an end in time and in length', async () => {
  const slow = opened();
  const pending = slow.next();
  for (let at = 0; at < 6; at += 1) {
    await slow.say('');
    await vi.advanceTimersByTimeAsync(patience.silentMs - 1);
  }
  expect(await pending).toMatchObject({ __typename: 'CompanionReplyFailed' });

  const long = opened();
  const first = long.next();
  await long.say('x'.repeat(30), 'y'.repeat(30), 'z'.repeat(30));
  await first;
  expect(long.endings).toEqual([{ kind: 'done', text: 'x'.repeat(30) + 'y'.repeat(20), asked: 0, tokens: null }]);
  expect(long.signals[0]?.aborted).toBe(true);
});

test('a failure says what the coach says of it; what came before is shown no more', async () => {
  const failed = opened();
  const first = failed.next();
  await failed.say('One');
  await first;
  await failed.say(' two', new CoachFailure('coach_busy', 'no', 95));
  expect(await failed.next()).toMatchObject({ __typename: 'CompanionReplyFailed' });
  expect(failed.endings).toMatchObject([{ kind: 'failed', code: 'coach_busy', tokens: 95 }]);
  const broken = opened();
  const none = broken.next();
  await broken.say(new TypeError('no'));
  await none;
  expect(broken.endings).toMatchObject([{ kind: 'failed', code: 'coach_failed', error: expect.any(TypeError) }]);
});

test('blanks are no reply', async () => {
  const { next, say, endings } = opened({ patience });
  const pending = next();
  await say(null);
  expect(await pending).toMatchObject({ __typename: 'CompanionReplyFailed' });
  expect(endings).toMatchObject([{ kind: 'failed', code: 'coach_failed' }]);
});

test('a reader who may read no more gets no further piece', async () => {
  let allowed = true;
  const { next, say, endings } = opened({ mayRead: async () => allowed });
  const first = next();
  await say('One');
  await first;
  allowed = false;
  await say(' two');
  const last = next();
  await vi.advanceTimersByTimeAsync(patience.pieceMs);
  expect(await last).toMatchObject({ __typename: 'CompanionReplyFailed' });
  expect(endings).toMatchObject([{ kind: 'failed', code: 'premium_required', text: 'One two' }]);
});

test('nor the rest of one that is done, nor word that it is: what was written stays', async () => {
  for (const left of [' two', '']) {
    let allowed = true;
    const { next, say, endings, events } = opened({ mayRead: async () => allowed });
    const first = next();
    await say('One');
    await first;
    await say(left, null);
    allowed = false;
    expect(await next()).toMatchObject({
      __typename: 'CompanionReplyFailed',
      code: 'premium_required',
      exchangeId: 'exchange',
    });
    expect(await events.next()).toEqual({ value: undefined, done: true });
    expect(endings).toMatchObject([{ kind: 'done', text: `One${left}` }]);
  }
});

test('it says that it is still here, and ends when that finds nothing; a database that fails once ends nothing', async () => {
  const answers = [() => Promise.resolve(true), () => Promise.reject(new Error('down')), () => Promise.resolve(false)];
  const { next, say, endings } = opened({ renew: () => (answers.shift() ?? (() => Promise.resolve(true)))() });
  const pending = next();
  await vi.advanceTimersByTimeAsync(patience.stillHereMs * 2);
  await say('');
  expect(endings).toEqual([]);
  await vi.advanceTimersByTimeAsync(patience.stillHereMs);
  expect(await pending).toMatchObject({ __typename: 'CompanionReplyFailed' });
  expect(answers).toEqual([]);
});
