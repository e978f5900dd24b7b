/** A reply that does not come: each way in which a coach fails, a plan that ends meanwhile, and limits raced for. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companionDefaults, messages as texts, tokensIn } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import { viewerOfSession } from '#server/auth/sessions.ts';
import type { RawId } from '#server/base/ids.ts';
import type { Patience, ReplyEvent } from '#server/features/companion/lib/reply-stream.ts';
import { companionReply } from '#server/features/companion/reply-service.ts';
import { purgeCompanion } from '#server/features/companion/service.ts';
import { createContext } from '#server/platform/context/context.ts';
import { replyInstructions } from '#server/ports/coach-prompt.ts';
import { type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import type { CoachDouble, CoachScript } from '#tests/setup/coach-double.ts';
import {
  companion,
  exchangeOf,
  exchangeRows,
  read,
  send,
  spendBefore,
  spent,
  startCompanion,
  subscribers,
  type Talker,
  talk,
  textsOf,
  type World,
} from '#tests/setup/companion.ts';
import { greetedSocket } from '#tests/setup/raw-socket.ts';

/** What one request may cost at the most: its instructions, some words, and the longest reply. */
const ONE_REQUEST = 1_500 + limits.companion.replyTokens + 100;
const TOGETHER = 9_000;
/** What the coach is told before a message, which the endpoint counts as well. */
const TOLD = tokensIn(replyInstructions({ scenario: 'first-message', ...companionDefaults }));

let world: World;
let app: TestApp;
let double: CoachDouble;
beforeAll(async () => {
  world = await startCompanion({ tokensPerDay: TOGETHER });
  ({ app, double } = world);
});
afterAll(() => world.stop());
beforeEach(async () => {
  double.requests.length = 0;
  double.scripts.length = 0;
  double.otherwise = { kind: 'tokens', tokens: ['Oh', ' that', ' is nice.'] };
  await app.db.deleteFrom('companionUsage').execute();
});

const gold = (name: string): Promise<Person> => person(app, name, { plan: 'gold' });

/** A reply without a socket, with other patience than people are given. */
async function opened(by: Talker, exchangeId: string, patience: Partial<Patience>): Promise<AsyncIterable<ReplyEvent>> {
  const { id: sessionId } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', by.id)
    .executeTakeFirstOrThrow();
  const ctx = createContext(app.deps, await viewerOfSession(app.deps, sessionId), { ip: '127.0.0.1', label: 'test' });
  return companionReply(ctx, exchangeId as unknown as RawId, { ...limits.companion, ...patience });
}

/** The events of a reply with less patience than people are given. */
async function impatient(by: Talker, exchangeId: string, patience: Partial<Patience>): Promise<ReplyEvent[]> {
  const events: ReplyEvent[] = [];
  for await (const event of await opened(by, exchangeId, patience)) events.push(event);
  return events;
}

describe('a coach that fails', () => {
  const scripts: [name: string, script: CoachScript, code: string, message: string][] = [
    ['429', { kind: 'status', status: 429 }, 'COACH_BUSY', texts.busy],
    ['402', { kind: 'status', status: 402 }, 'COACH_UNPAID', texts.unpaid],
    ['429 without credit', { kind: 'status', status: 429, code: 'insufficient_quota' }, 'COACH_UNPAID', texts.unpaid],
    ['500', { kind: 'status', status: 500 }, 'COACH_FAILED', texts.failed],
    ['half a stream', { kind: 'half', tokens: ['Half ', 'a ', 'reply '] }, 'COACH_FAILED', texts.failed],
    ['a broken connection', { kind: 'half', tokens: ['Half ', 'a '], abruptly: true }, 'COACH_FAILED', texts.failed],
    [
      'an error amid the stream',
      { kind: 'error', tokens: ['Half ', 'a '], code: 'server_error' },
      'COACH_FAILED',
      texts.failed,
    ],
    ['nothing', { kind: 'tokens', tokens: [] }, 'COACH_FAILED', texts.failed],
    ['blanks', { kind: 'tokens', tokens: [' ', '\n '] }, 'COACH_FAILED', texts.failed],
    ['garbage', { kind: 'garbage', content: 'data: {"choices": 7}\n\ndata: oh\n\n' }, 'COACH_FAILED', texts.failed],
    ['a page', { kind: 'garbage', type: 'text/html', content: '<h1>Welcome</h1>' }, 'COACH_FAILED', texts.failed],
  ];

  test.each(scripts)('%s: the conversation is as it was', async (_name, script, code, message) => {
    const ada = await gold('Ada');
    double.scripts.push(script);
    const first = (await talk(app, ada, 'Hello')).at(-1);
    expect(first).toMatchObject({ __typename: 'CompanionReplyFailed', code, message });
    // Only what was refused outright was not paid for; what is said of it at the end counts.
    const paid = script.kind === 'tokens' ? 100 : script.kind === 'status' ? 0 : TOLD;
    expect(await spent(app, ada)).toBeGreaterThanOrEqual(paid);
    if (paid === 0) expect(await spent(app, ada)).toBe(0);
    expect(await textsOf(app, ada)).toBeNull();
    await talk(app, ada, 'Hello');
    const before = await companion(app, ada, 'conversations { id messages { id content } }');
    double.scripts.push(script);
    expect((await talk(app, ada, 'Again')).at(-1)).toMatchObject({ code, message });
    expect(await companion(app, ada, 'conversations { id messages { id content } }')).toEqual(before);
    expect((await talk(app, ada, 'Once more')).at(-1).__typename).toBe('CompanionReplyDone');
  });

  test('silence, before the first word or after it, ends after a while and closes the upstream', async () => {
    for (const tokens of [undefined, ['Some ', 'words ']]) {
      const ada = await gold('Ada');
      double.scripts.push({ kind: 'silence', ...(tokens && { tokens }) });
      const events = await impatient(ada, await exchangeOf(app, ada, 'Hello'), { silentMs: 300 });
      expect(events.at(-1)).toMatchObject({ __typename: 'CompanionReplyFailed', code: 'coach_failed' });
      expect(events.length).toBe(tokens ? 2 : 1);
      await double.requests.at(-1)?.ended;
      expect(double.requests.at(-1)?.brokenAt).not.toBeNull();
      expect(await textsOf(app, ada)).toBeNull();
      expect(await spent(app, ada)).toBeGreaterThan(TOLD);
    }
  });

  test('so does a reply that takes too long; one with too many words ends there, and is kept', async () => {
    const ada = await gold('Ada');
    const drops = Array.from({ length: 200 }, () => 'drip ');
    double.otherwise = { kind: 'tokens', tokens: drops, gapMs: 20 };
    const late = await impatient(ada, await exchangeOf(app, ada, 'Hello'), { replyMs: 300 });
    expect(late.at(-1)).toMatchObject({ code: 'coach_failed' });
    const long = await impatient(ada, await exchangeOf(app, ada, 'Hello'), { replyCharacters: 32 });
    expect(long.at(-1)).toMatchObject({ __typename: 'CompanionReplyDone' });
    await double.requests.at(-1)?.ended;
    expect(double.requests.at(-1)?.brokenAt).not.toBeNull();
    expect((await textsOf(app, ada))?.[1]).toBe('drip drip drip drip drip drip dr');
    expect(await spent(app, ada)).toBeGreaterThan(2 * TOLD);
  });

  test('an exchange that another process took back ends its stream', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'silence', tokens: ['Some ', 'words '] });
    const exchangeId = await exchangeOf(app, ada, 'Hello');
    const reading = impatient(ada, exchangeId, { stillHereMs: 50 });
    await expect.poll(() => double.requests.length).toBe(1);
    await app.db.deleteFrom('companionTurns').where('id', '=', exchangeId).execute();
    expect((await reading).at(-1)).toMatchObject({ code: 'coach_failed' });
    await double.requests[0]?.ended;
  });

  test('while it is written, an exchange says so again and again', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'tokens', tokens: Array.from({ length: 20 }, () => 'so '), gapMs: 30 });
    const exchangeId = await exchangeOf(app, ada, 'Hello');
    const reading = impatient(ada, exchangeId, { stillHereMs: 50 });
    const claimedAt = async () =>
      (await app.db.selectFrom('companionTurns').select('claimedAt').where('id', '=', exchangeId).executeTakeFirst())
        ?.claimedAt;
    const seen = new Set<number | undefined>();
    await expect.poll(async () => seen.add((await claimedAt())?.getTime()).size, { timeout: 3_000 }).toBeGreaterThan(3);
    expect((await reading).at(-1)).toMatchObject({ __typename: 'CompanionReplyDone' });
  });
});

describe('a plan that ends', () => {
  test('amid a reply ends it within a second, and closes the upstream', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'tokens', tokens: Array.from({ length: 200 }, () => 'word '), gapMs: 25 });
    const reading = await read(app, ada, await exchangeOf(app, ada, 'Hello'));
    await reading.next();
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    const endedAt = performance.now();
    const last = (await reading.rest()).at(-1);
    expect(last).toMatchObject({
      __typename: 'CompanionReplyFailed',
      code: 'PREMIUM_REQUIRED',
      message: texts.premium,
    });
    await double.requests[0]?.ended;
    expect((double.requests[0]?.brokenAt ?? Number.POSITIVE_INFINITY) - endedAt).toBeLessThan(1_500);
    const exchanges = await app.db.selectFrom('companionTurns').select('id').where('userId', '=', ada.id).execute();
    expect(exchanges).toEqual([]);
    expect(await spent(app, ada)).toBeGreaterThan(0);
  });

  test('after a reply was written, before its reader took the last of it: the rest is kept, and not shown', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'tokens', tokens: ['Oh', ' that', ' is nice.'], gapMs: 20 });
    const exchangeId = await exchangeOf(app, ada, 'Hello');
    const events = (await opened(ada, exchangeId, {}))[Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ text: expect.stringMatching(/^Oh ?$/) });
    const stateOf = async () =>
      (await app.db.selectFrom('companionTurns').select('state').where('id', '=', exchangeId).executeTakeFirst())
        ?.state;
    await expect.poll(stateOf).toBe('done');
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    await sleep(Math.max(limits.session.verdictMs, limits.companion.planMs) + 100);
    expect((await events.next()).value).toMatchObject({
      __typename: 'CompanionReplyFailed',
      code: 'premium_required',
      message: texts.premium,
    });
    expect((await events.next()).done).toBe(true);
    expect(await stateOf()).toBe('done');
  });

  test('before a reply is opened asks the coach nothing', async () => {
    const ada = await gold('Ada');
    const exchangeId = await exchangeOf(app, ada, 'Hello');
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    await sleep(limits.session.verdictMs + 100);
    expect(await (await read(app, ada, exchangeId)).rest()).toMatchObject([{ code: 'PREMIUM_REQUIRED' }]);
    expect(double.requests).toEqual([]);
  });
});

describe('raced for', () => {
  test('fifty exchanges of one person, opened at once, are one stream', async () => {
    const ada = await gold('Ada');
    double.otherwise = { kind: 'silence', tokens: ['Well, ', 'now'] };
    const now = app.clock.now();
    const exchanges = await exchangeRows(
      app,
      ada,
      Array.from({ length: 50 }, () => ({ at: now, state: 'waiting' })),
    );
    const raw = await greetedSocket(app, ada.accessToken);
    const readings = await Promise.all(exchanges.map((id) => read(app, ada, id, raw)));
    const got = await Promise.all(readings.map((reading) => reading.next().catch(({ message }: Error) => message)));
    expect(got.filter((one) => one === 'RATE_LIMITED')).toHaveLength(49);
    expect(got.filter((one: Data) => one.text === 'Well, ')).toHaveLength(1);
    expect(double.requests).toHaveLength(1);
    raw.socket.terminate();
    await double.requests[0]?.ended;
  });

  test('what all may spend in a day is never gone beyond by more than one request', async () => {
    const people = await subscribers(app, 50);
    double.otherwise = { kind: 'silence', tokens: ['Well, ', 'now'] };
    const exchanges = await Promise.all(people.map((one) => exchangeOf(app, one, 'Hello')));
    const readings = await Promise.all(people.map((one, at) => read(app, one, exchanges[at] ?? '')));
    const got = await Promise.all(readings.map((reading) => reading.next().catch(({ message }: Error) => message)));
    const streams = got.filter((one: Data) => one.text === 'Well, ').length;
    expect(streams).toBe(Math.ceil(TOGETHER / (ONE_REQUEST - 100)));
    expect(got.filter((one) => one === 'RATE_LIMITED')).toHaveLength(50 - streams);
    expect(double.requests).toHaveLength(streams);
    expect(await spent(app, null)).toBeLessThan(TOGETHER + ONE_REQUEST);
    const chidi = await gold('Chidi');
    expect((await send(app, chidi, 'Hello')).code).toBe('LIMIT_REACHED');
    expect((await companion(app, chidi, 'allowance { percentLeft }')).allowance.percentLeft).toBe(0);
    // What was reserved and not used is there again; what was refused is gone from the conversation.
    for (const { raw } of readings) raw.socket.terminate();
    const ids = people.map(({ id }) => id);
    const statesLeft = async () =>
      (await app.db.selectFrom('companionTurns').select('state').where('userId', 'in', ids).execute()).map(
        ({ state }) => state,
      );
    await expect.poll(statesLeft, { timeout: 5_000 }).toEqual(Array.from({ length: streams }, () => 'stopped'));
    expect(await spent(app, null)).toBeGreaterThanOrEqual(streams * TOLD);
    expect(await spent(app, null)).toBeLessThan(streams * (TOLD + 20));
    expect((await send(app, chidi, 'Hello')).__typename).toBe('SendCompanionMessageSuccess');
  });

  test('nor is what one person may spend, whatever they ask at once', async () => {
    const ada = await person(app, 'Ada', { plan: 'diamond' });
    const { tokensPerDay } = limits.companion;
    await spendBefore(app, ada, tokensPerDay - 1);
    const hello = await exchangeOf(app, ada, 'Hello');
    double.otherwise = { kind: 'silence', tokens: ['Well, ', 'now'] };
    const ask = (field: string, input: string) =>
      app.gql(`mutation { ${field}(input: { ${input} }) { __typename } }`, {}, ada.accessToken);
    const reading = await read(app, ada, hello);
    expect((await reading.next()).text).toBe('Well, ');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? ask('generateQuestions', 'scenarioId: "first-message"') : ask('reviewDraft', 'draft: "Hello"'),
      ),
    );
    const got = answers.flatMap(({ data }) => Object.values(data) as Data[]).map(({ __typename }) => __typename);
    expect(new Set(got)).toEqual(new Set(['LimitReached']));
    expect(double.requests).toHaveLength(1);
    expect(await spent(app, ada)).toBeLessThan(tokensPerDay + ONE_REQUEST);
    reading.raw.socket.terminate();
    await double.requests[0]?.ended;
  });
});

test('the purge takes back what nobody came back for, and forgets old sums', async () => {
  const [ada, bola] = [await gold('Ada'), await gold('Bola')];
  const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);
  const { waitsMs, goneMs, usageKeptMs } = limits.companion;
  await exchangeRows(app, ada, [{ at: ago(waitsMs + 1_000), state: 'waiting' }]);
  await exchangeRows(app, bola, [{ at: ago(86_400_000) }, { at: ago(goneMs + 1_000), state: 'streaming' }]);
  const kept = await exchangeRows(app, bola, [{ at: ago(1_000), state: 'waiting' }]);
  const usage = (ms: number) => ({ usedOn: ago(ms).toISOString().slice(0, 10), userId: ada.id, tokens: 1 });
  await app.db
    .insertInto('companionUsage')
    .values([usage(usageKeptMs + 2 * 86_400_000), usage(86_400_000)])
    .execute();
  await purgeCompanion(app.deps);
  const transcripts = await app.db
    .selectFrom('companionTranscripts')
    .select('userId')
    .where('userId', 'in', [ada.id, bola.id])
    .execute();
  expect(transcripts).toEqual([{ userId: bola.id }]);
  const states = await app.db
    .selectFrom('companionTurns')
    .select(['id', 'state'])
    .where('userId', '=', bola.id)
    .orderBy('createdAt')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['done', 'waiting']);
  expect(states[1]?.id).toBe(kept[0]);
  expect(
    await app.db.selectFrom('companionUsage').select('tokens').where('userId', '=', ada.id).execute(),
  ).toHaveLength(1);
});
