/** The companion: what is sent, what is answered, what is kept, and who may see it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nextLagosMidnight } from '#rules/age.ts';
import { messages as texts } from '#rules/companion.ts';
import { crisisReply } from '#rules/crisis.ts';
import { limits } from '#rules/limits.ts';
import { matched, type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import type { CoachDouble } from '#tests/setup/coach-double.ts';
import {
  companion,
  exchangeOf,
  giveCoach,
  message,
  read,
  SEND,
  send,
  spendBefore,
  spent,
  startCompanion,
  talk,
  textsOf,
  type World,
} from '#tests/setup/companion.ts';

let world: World;
let app: TestApp;
let double: CoachDouble;
const logLines: string[] = [];
beforeAll(async () => {
  world = await startCompanion({ logLines });
  ({ app, double } = world);
});
afterAll(() => world.stop());
beforeEach(() => {
  double.requests.length = 0;
  double.scripts.length = 0;
});

const gold = (name: string): Promise<Person> => person(app, name, { plan: 'gold' });

describe('a conversation', () => {
  test('a message is stored, its reply is streamed and kept, and the next one is told of both', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'tokens', tokens: ['Nice', ' to', ' meet you.'], gapMs: 5 });
    const sent = await send(app, ada, '  Hello there ');
    expect(sent.conversation).toMatchObject({ scenario: { id: 'first-message' } });
    expect(sent.conversation.messages).toMatchObject([
      { role: 'USER', content: 'Hello there', exchangeId: sent.exchangeId },
    ]);

    const reading = await read(app, ada, sent.exchangeId);
    const events = await reading.rest();
    const last = events.pop();
    expect(events.map(({ text }: Data) => text).join('')).toBe('Nice to meet you.');
    expect(last).toMatchObject({ __typename: 'CompanionReplyDone', exchangeId: sent.exchangeId });
    expect(last.conversation.messages).toMatchObject([
      { role: 'USER', content: 'Hello there', isStopped: false, hasHelpLines: false },
      {
        role: 'ASSISTANT',
        content: 'Nice to meet you.',
        exchangeId: sent.exchangeId,
        isStopped: false,
        hasHelpLines: false,
      },
    ]);
    await expect(reading.next()).rejects.toThrow('complete');

    await talk(app, ada, 'And you?');
    const told = double.requests.at(-1)?.body.messages.slice(1);
    expect(told).toEqual([
      { role: 'user', content: 'Hello there' },
      { role: 'assistant', content: 'Nice to meet you.' },
      { role: 'user', content: 'And you?' },
    ]);
    expect(await textsOf(app, ada)).toEqual(['Hello there', 'Nice to meet you.', 'And you?', 'Oh that is nice.']);
  });
});

describe('sending', () => {
  test('fifty at once of one client id are one exchange; another text under it is a conflict, and so is another scenario', async () => {
    const ada = await gold('Ada');
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(app, ada, 'Once', { clientId })));
    const taken = answers.filter(({ __typename }) => __typename === 'SendCompanionMessageSuccess');
    expect(new Set(taken.map(({ exchangeId }) => exchangeId)).size).toBe(1);
    expect(taken.length).toBe(limits.throttles.companionOfAccount.points);
    expect(new Set(answers.map(({ code, message: said }) => `${code} ${said}`))).toEqual(
      new Set(['undefined undefined', `TOO_MANY_ATTEMPTS ${texts.busy}`]),
    );
    expect(await textsOf(app, ada)).toEqual(['Once']);

    const bola = await gold('Bola');
    const exchangeId = await exchangeOf(app, bola, 'Mine', { clientId });
    expect(exchangeId).not.toBe(taken[0].exchangeId);
    expect(await send(app, bola, 'Other words', { clientId })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const elsewhere = { clientId, scenarioId: 'planning-a-date' };
    expect(await send(app, bola, 'Mine', elsewhere)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    await (await read(app, bola, exchangeId)).rest();
    const again = await send(app, bola, 'Mine', { clientId: clientId.toUpperCase() });
    expect(again.exchangeId).toBe(exchangeId);
    expect(again.conversation.messages).toHaveLength(2);
  });

  test('what is no message is refused, and loses nothing', async () => {
    const ada = await gold('Ada');
    await talk(app, ada, 'Hello');
    const refused = async (content: string, changes: object = {}) => send(app, ada, content, changes);
    const blank = await refused(' \n ');
    expect(blank).toMatchObject({ code: 'INVALID_INPUT', fieldErrors: [{ path: 'content', message: texts.blank }] });
    expect((await refused('x'.repeat(2_001))).fieldErrors).toEqual([{ path: 'content', message: texts.long }]);
    expect((await refused('x'.repeat(100 * 1024))).fieldErrors).toEqual([{ path: 'content', message: texts.long }]);
    expect((await refused('\u0000')).fieldErrors[0].path).toBe('content');
    expect((await refused('Hi', { clientId: 'one' })).fieldErrors[0].path).toBe('clientId');
    expect(await refused('Hi', { scenarioId: 'toString' })).toMatchObject({
      code: 'NOT_AVAILABLE',
      message: texts.noScenario,
    });
    expect(await textsOf(app, ada)).toEqual(['Hello', 'Oh that is nice.']);
    const exchangeId = await exchangeOf(app, ada, ` ${'x'.repeat(2_000)} `);
    expect((await (await read(app, ada, exchangeId)).rest()).at(-1).__typename).toBe('CompanionReplyDone');
  });

  test('it belongs to a paid plan', async () => {
    const ada = await person(app, 'Ada');
    expect(await companion(app, ada, 'coach')).toBeNull();
    const payload = await send(app, ada, 'Hello');
    expect(payload).toMatchObject({ __typename: 'PremiumRequired', ability: 'COMPANION', message: texts.premium });
    const { errors } = await app.gql(SEND, { input: message('Hello') });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('without a coach it is switched off', async () => {
    const ada = await gold('Ada');
    const { coach } = app.deps.ports;
    expect((await companion(app, ada, 'coach')).coach).toBe('AI');
    const waiting = await exchangeOf(app, ada, 'Hello');
    giveCoach(app, null);
    try {
      expect((await companion(app, ada, 'coach')).coach).toBe('OFF');
      expect(await send(app, ada, 'Hello')).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.off });
      const events = await (await read(app, ada, waiting)).rest();
      expect(events).toMatchObject([{ __typename: 'CompanionReplyFailed', code: 'COACH_FAILED', exchangeId: waiting }]);
      expect(await textsOf(app, ada)).toBeNull();
    } finally {
      giveCoach(app, coach);
    }
  });

  test('a day’s allowance that is used up opens again after midnight in Lagos', async () => {
    const ada = await gold('Ada');
    await spendBefore(app, ada, limits.companion.tokensPerDay - 1);
    expect((await companion(app, ada, 'allowance { percentLeft }')).allowance.percentLeft).toBe(1);
    await talk(app, ada, 'One more');
    expect(await spent(app, ada)).toBe(limits.companion.tokensPerDay + 99);
    const resetsAt = nextLagosMidnight(app.clock.now()).toISOString();
    expect(await send(app, ada, 'And another')).toMatchObject({
      code: 'LIMIT_REACHED',
      message: texts.usedUp,
      resetsAt,
    });
    const { allowance } = await companion(app, ada, 'allowance { percentLeft resetsAt }');
    expect(allowance).toEqual({ percentLeft: 0, resetsAt });
    expect(await textsOf(app, ada)).toEqual(['One more', 'Oh that is nice.']);
  });
});

describe('somebody in need', () => {
  test('is answered with help lines, never by the coach, whatever is used up or switched off', async () => {
    const ada = await gold('Ada');
    await spendBefore(app, ada, limits.companion.tokensPerDay);
    const { coach } = app.deps.ports;
    giveCoach(app, null);
    try {
      const [delta, done, ...more] = await talk(app, ada, 'I want to kill myself');
      expect(delta).toMatchObject({ __typename: 'CompanionDelta', text: crisisReply() });
      expect(done.conversation.messages).toMatchObject([
        { role: 'USER', hasHelpLines: false },
        { role: 'ASSISTANT', hasHelpLines: true, content: crisisReply(), isStopped: false },
      ]);
      expect(more).toEqual([]);
    } finally {
      giveCoach(app, coach);
    }
    await spendBefore(app, ada, 0);
    expect((await talk(app, ada, 'I no wan live again'))[0].text).toBe(crisisReply());
    expect(double.requests).toEqual([]);
    expect(await spent(app, ada)).toBe(0);
    await talk(app, ada, 'Let us go on');
    expect(double.requests[0]?.raw).not.toContain('kill myself');
  });
});

describe('what leaves the server', () => {
  test('no name of the person or of those they are matched with, no address, no number, no id', async () => {
    const [ada, bola] = [await gold('Adaeze'), await gold('Bolanle')];
    const matchId = await matched(app, ada, bola);
    const words = `Bolanle wrote me (${matchId}). I am ADAEZE, ${ada.email}, 0803 123 4567. What do I say?`;
    const exchangeId = await exchangeOf(app, ada, words);
    await (await read(app, ada, exchangeId)).rest();
    await talk(app, ada, 'bolanle again');
    for (const { raw } of double.requests) {
      for (const word of ['bolanle', 'adaeze', ada.email, '123 4567', matchId, ada.id, exchangeId]) {
        expect(raw.toLowerCase()).not.toContain(word.toLowerCase());
      }
      expect(raw).toContain('What do I say?');
    }
    // The person still reads what they wrote.
    expect((await textsOf(app, ada))?.[0]).toBe(words);
  });

  test('the coach is told of the last exchanges alone', async () => {
    const ada = await gold('Ada');
    for (let at = 1; at <= limits.companion.exchanges + 2; at += 1) await talk(app, ada, `Message ${at}`);
    const told = double.requests
      .at(-1)
      ?.body.messages.slice(1)
      .filter(({ role }) => role === 'user');
    expect(told?.map(({ content }) => content)).toEqual(
      Array.from({ length: limits.companion.exchanges + 1 }, (_, at) => `Message ${at + 2}`),
    );
  });

  test('the log holds no words of a conversation', async () => {
    const ada = await gold('Ada');
    double.scripts.push(
      { kind: 'tokens', tokens: ['Hibiscus canary'] },
      { kind: 'half', tokens: ['Hibiscus canary'] },
      { kind: 'garbage', content: 'data: {"hibiscus": canary' },
      { kind: 'status', status: 500 },
    );
    for (let at = 0; at < 4; at += 1) await talk(app, ada, 'Hibiscus canary');
    expect(logLines.some((line) => line.includes('A reply failed'))).toBe(true);
    expect(logLines.filter((line) => /hibiscus|canary/i.test(line))).toEqual([]);
  });
});
