/** Conversations with the companion: whose they are, how they go, how it is to speak, and what progress is made of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lagosDay, lagosMidnight } from '#rules/age.ts';
import { companionDefaults, messages as texts, tokensIn } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import type { CoachPrompt } from '#server/ports/coach.ts';
import { questionsInstructions, replyInstructions } from '#server/ports/coach-prompt.ts';
import { type Person, person } from '#tests/factories/people.ts';
import type { Data, TestApp } from '#tests/setup/app.ts';
import type { CoachDouble } from '#tests/setup/coach-double.ts';
import {
  companion,
  exchangeOf,
  exchangeRows,
  giveCoach,
  read,
  send,
  spendBefore,
  spent,
  startCompanion,
  type Talker,
  talk,
  textsOf,
  type World,
} from '#tests/setup/companion.ts';

let world: World;
let app: TestApp;
let double: CoachDouble;
beforeAll(async () => {
  world = await startCompanion();
  ({ app, double } = world);
});
afterAll(() => world.stop());
beforeEach(() => {
  double.requests.length = 0;
  double.scripts.length = 0;
});

const gold = (name: string): Promise<Person> => person(app, name, { plan: 'gold' });

async function mutate(by: Talker, field: string, input: string, selection = ''): Promise<Data> {
  const { data, body } = await app.gql(
    `mutation { ${field}(input: { ${input} }) { __typename ... on UserError { code message } ${selection} } }`,
    {},
    by.accessToken,
  );
  expect(data?.[field], body).toBeTruthy();
  return data[field];
}

describe('whose it is', () => {
  test('an exchange is for its person alone, once: any other is answered as one that is not there', async () => {
    const [ada, bola] = [await gold('Ada'), await gold('Bola')];
    const exchangeId = await exchangeOf(app, ada, 'Mine');
    for (const id of [exchangeId, crypto.randomUUID(), 'one', '']) {
      await expect((await read(app, bola, id)).next()).rejects.toThrow('NOT_FOUND');
    }
    expect(double.requests).toEqual([]);
    await (await read(app, ada, exchangeId)).rest();
    await expect((await read(app, ada, exchangeId)).next()).rejects.toThrow('NOT_FOUND');
    expect(double.requests).toHaveLength(1);
    expect(await textsOf(app, ada)).toEqual(['Mine', 'Oh that is nice.']);
    expect(await textsOf(app, bola)).toBeNull();
  });

  test('a conversation is deleted by its person alone, also without a plan', async () => {
    const [ada, bola] = [await gold('Ada'), await gold('Bola')];
    await talk(app, ada, 'Mine');
    const { conversation } = await companion(app, ada, 'conversation(scenarioId: "first-message") { id }');
    const remove = (by: Person, id: string) => mutate(by, 'deleteCompanionConversation', `conversationId: "${id}"`);
    const refused = await remove(bola, crypto.randomUUID());
    expect(refused).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.noConversation });
    expect(await remove(bola, conversation.id)).toEqual(refused);
    expect(await remove(bola, 'one')).toEqual(refused);
    expect(await textsOf(app, ada)).toHaveLength(2);
    await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
    expect((await remove(ada, conversation.id)).__typename).toBe('DeleteCompanionConversationSuccess');
    expect(await remove(ada, conversation.id)).toEqual(refused);
    const left = await app.db.selectFrom('companionTurns').select('id').where('userId', '=', ada.id).execute();
    expect(left).toEqual([]);
  });

  test('a reply whose conversation was deleted meanwhile ends as a failure, and brings nothing back', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'tokens', tokens: ['It', ' went', ' well'], gapMs: 100 });
    const reading = await read(app, ada, await exchangeOf(app, ada, 'Hello'));
    await reading.next();
    const { conversation } = await companion(app, ada, 'conversation(scenarioId: "first-message") { id }');
    await mutate(ada, 'deleteCompanionConversation', `conversationId: "${conversation.id}"`);
    expect((await reading.rest()).at(-1)).toMatchObject({ __typename: 'CompanionReplyFailed', code: 'COACH_FAILED' });
    expect(await textsOf(app, ada)).toBeNull();
    expect(await spent(app, ada)).toBe(100);
  });
});

describe('one at a time', () => {
  test('while a reply is written there is no second one, and no other message', async () => {
    const ada = await gold('Ada');
    const [first, second] = [await exchangeOf(app, ada, 'First'), await exchangeOf(app, ada, 'Second')];
    double.scripts.push({ kind: 'silence', tokens: ['Well, ', 'now'] });
    const reading = await read(app, ada, first);
    expect(await reading.next()).toMatchObject({ text: 'Well, ' });
    await expect((await read(app, ada, second)).next()).rejects.toThrow('RATE_LIMITED');
    expect(await send(app, ada, 'Third')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', message: texts.busy });
    expect(double.requests).toHaveLength(1);
    reading.leave();
    await double.requests[0]?.ended;
    await expect.poll(() => textsOf(app, ada)).toEqual(['First', 'Well, ', 'Second']);
    expect((await (await read(app, ada, second)).rest()).at(-1).__typename).toBe('CompanionReplyDone');
  });

  test('who leaves amid a reply keeps what was written, marked as stopped; who leaves before keeps nothing', async () => {
    const ada = await gold('Ada');
    double.scripts.push({ kind: 'silence', tokens: ['So far it goes well. ', 'And '] });
    const reading = await read(app, ada, await exchangeOf(app, ada, 'Hello'));
    await reading.next();
    reading.leave();
    const seen = () =>
      companion(app, ada, 'conversation(scenarioId: "first-message") { messages { content isStopped } }');
    await expect
      .poll(async () => (await seen()).conversation.messages)
      .toEqual([
        { content: 'Hello', isStopped: false },
        { content: expect.stringMatching(/^So far it/), isStopped: true },
      ]);
    // An estimate: nothing was counted. Its instructions were read all the same.
    const told = tokensIn(replyInstructions({ scenario: 'first-message', ...companionDefaults }));
    const once = await spent(app, ada);
    expect(once).toBeGreaterThan(told);
    expect(once).toBeLessThan(told + 20);
    double.scripts.push({ kind: 'silence' });
    const other = await read(app, ada, await exchangeOf(app, ada, 'And now?'));
    await expect.poll(() => double.requests.length).toBe(2);
    other.leave();
    await expect.poll(() => textsOf(app, ada)).toEqual(['Hello', expect.stringMatching(/^So far it/)]);
    expect((await spent(app, ada)) - once).toBeGreaterThan(told);
  });

  test('what nobody reads in time, and what a process that died was writing, is taken back', async () => {
    const ada = await gold('Ada');
    await talk(app, ada, 'Hello');
    const before = await textsOf(app, ada);
    const ago = (ms: number) => new Date(app.clock.now().getTime() - ms);
    const { waitsMs, goneMs } = limits.companion;
    const [unread, lost, fresh] = await exchangeRows(app, ada, [
      { at: ago(waitsMs + 1_000), state: 'waiting' },
      { at: ago(goneMs + 1_000), state: 'streaming', scenario: 'planning-a-date' },
      { at: ago(waitsMs - 30_000), state: 'waiting' },
    ]);
    expect(await textsOf(app, ada)).toEqual(['Written 3', ...(before ?? [])]);
    expect(await textsOf(app, ada, 'planning-a-date')).toBeNull();
    expect((await companion(app, ada, 'conversations { id }')).conversations).toHaveLength(1);
    for (const id of [unread, lost]) await expect((await read(app, ada, id ?? '')).next()).rejects.toThrow('NOT_FOUND');
    const left = await app.db.selectFrom('companionTurns').select('id').where('userId', '=', ada.id).execute();
    expect(left.map(({ id }) => id)).not.toContain(unread);
    expect(left.map(({ id }) => id)).not.toContain(lost);
    expect((await (await read(app, ada, fresh ?? '')).rest()).at(-1).__typename).toBe('CompanionReplyDone');
  });
});

describe('how it is to speak', () => {
  test('is female and friendly with tips until somebody says otherwise', async () => {
    const ada = await gold('Ada');
    const prompts: CoachPrompt[] = [];
    const { coach } = app.deps.ports;
    giveCoach(app, {
      kind: 'practice',
      async *reply(prompt) {
        prompts.push(prompt);
        yield { text: 'Yes' };
        yield { tokens: 1 };
      },
      questions: () => Promise.reject(new Error('not asked')),
      review: () => Promise.reject(new Error('not asked')),
    });
    try {
      expect(await companion(app, ada, 'coach preferences { gender tone }')).toEqual({
        coach: 'PRACTICE',
        preferences: { gender: 'FEMALE', tone: 'FRIENDLY' },
      });
      await talk(app, ada, 'Hello');
      const selection =
        '... on SaveCompanionPreferencesSuccess { viewer { companion { preferences { gender tone } } } }';
      const saved = await mutate(ada, 'saveCompanionPreferences', 'gender: MALE, tone: DIRECT', selection);
      expect(saved.viewer.companion.preferences).toEqual({ gender: 'MALE', tone: 'DIRECT' });
      await mutate(ada, 'saveCompanionPreferences', 'gender: MALE, tone: PLAYFUL');
      await talk(app, ada, 'Hello', { isCoachMode: false, scenarioId: 'repair-a-dry-chat' });
    } finally {
      giveCoach(app, coach);
    }
    const messages = [{ role: 'user', content: 'Hello' }];
    expect(prompts).toEqual([
      { scenario: 'first-message', gender: 'female', tone: 'friendly', coachMode: true, messages },
      { scenario: 'repair-a-dry-chat', gender: 'male', tone: 'playful', coachMode: false, messages },
    ]);
    const free = await person(app, 'Bola');
    const refused = await mutate(free, 'saveCompanionPreferences', 'gender: MALE, tone: DIRECT');
    expect(refused.code).toBe('PREMIUM_REQUIRED');
  });

  test('conversations come with the last one first, each with its last hundred messages', async () => {
    const ada = await gold('Ada');
    const now = app.clock.now().getTime();
    const many = Array.from({ length: 60 }, (_, at) => ({ at: new Date(now - 600_000 + at * 1_000) }));
    await exchangeRows(app, ada, many);
    await talk(app, ada, 'Hello', { scenarioId: 'after-the-first-date' });
    const { conversations } = await companion(app, ada, 'conversations { scenario { id name } messages { content } }');
    expect(conversations.map(({ scenario }: Data) => scenario.name)).toEqual(['After the First Date', 'First Message']);
    const written = conversations[1].messages;
    expect(written).toHaveLength(limits.companion.shownMessages);
    expect([written[0].content, written.at(-2).content]).toEqual(['Written 11', 'Written 60']);
  });
});

describe('what is offered', () => {
  test('five scenarios, for everybody', async () => {
    const { data } = await app.gql(
      '{ companionScenarios { id name description opening questions { category question } } }',
    );
    expect(data.companionScenarios.map(({ name }: Data) => name)).toEqual([
      'First Message',
      'Planning a Date',
      'Keeping the Chat Flowing',
      'After the First Date',
      'Repair a Dry Chat',
    ]);
    for (const one of data.companionScenarios) {
      expect(one.description && one.opening && one.questions.length >= limits.companion.questions).toBeTruthy();
    }
  });
});

describe('progress', () => {
  const PROGRESS = `progress { messages activeDays streakDays scenarios { scenario { id } messages lastAt }
    week { from to messages messagesBefore activeDays favourite { id } advice } }`;

  test('is Soul’s alone, of messages that got a reply, by days in Lagos', async () => {
    const ada = await person(app, 'Ada', { plan: 'soul' });
    const now = app.clock.now();
    // The first and the last moment of a day there, so many days ago.
    const first = (daysAgo: number) => lagosMidnight(now, daysAgo);
    const last = (daysAgo: number) => new Date(lagosMidnight(now, daysAgo - 1).getTime() - 1);
    await exchangeRows(app, ada, [
      { at: first(0) },
      { at: last(1), scenario: 'planning-a-date' },
      { at: first(1), scenario: 'planning-a-date', state: 'stopped' },
      { at: first(6) },
      { at: last(7) },
      { at: first(13) },
      { at: last(14) },
      { at: now, state: 'waiting' },
    ]);
    const { progress } = await companion(app, ada, PROGRESS);
    expect(progress).toMatchObject({ messages: 7, activeDays: 6, streakDays: 2 });
    const [firstMessage, date, ...others] = progress.scenarios;
    expect(firstMessage).toEqual({ scenario: { id: 'first-message' }, messages: 5, lastAt: first(0).toISOString() });
    expect(date).toMatchObject({ messages: 2, lastAt: last(1).toISOString() });
    expect(others.map(({ messages, lastAt }: Data) => [messages, lastAt])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect(progress.week).toMatchObject({
      from: lagosDay(first(6)),
      to: lagosDay(now),
      messages: 4,
      messagesBefore: 2,
      activeDays: 3,
      favourite: { id: 'first-message' },
    });
    for (const plan of ['gold', 'diamond'] as const) {
      const other = await person(app, 'Bola', { plan });
      expect(await companion(app, other, PROGRESS)).toEqual({ progress: null });
    }
  });
});

describe('questions and drafts', () => {
  const questions = (by: Talker, scenario = 'first-message') =>
    mutate(
      by,
      'generateQuestions',
      `scenarioId: "${scenario}"`,
      '... on GenerateQuestionsSuccess { questions { category question } }',
    );
  const review = (by: Talker, draft: string) =>
    mutate(
      by,
      'reviewDraft',
      `draft: ${JSON.stringify(draft)}`,
      '... on ReviewDraftSuccess { hasHelpLines feedback { warmth clarity curiosity strengths suggestions rewrite } } ... on PremiumRequired { ability } ... on LimitReached { resetsAt }',
    );
  const three = ['One?', 'Two?', 'Three?'].map((question) => ({ category: 'Food', question }));
  const feedback = { warmth: 4, clarity: 5, curiosity: 2, strengths: ['Kind.'], suggestions: ['Ask.'], rewrite: 'Hi?' };

  test('three questions, and an honest look at a draft, of which nothing is kept', async () => {
    const ada = await person(app, 'Adaeze', { plan: 'diamond' });
    double.scripts.push({ kind: 'json', content: JSON.stringify({ questions: three }) });
    expect((await questions(ada)).questions).toEqual(three);
    expect(await spent(app, ada)).toBe(100);
    double.scripts.push({ kind: 'json', content: JSON.stringify(feedback) });
    expect(await review(ada, `Hi, I am Adaeze, ${ada.email}`)).toMatchObject({ feedback, hasHelpLines: false });
    expect(double.requests[1]?.raw).not.toMatch(/adaeze/i);
    expect(await spent(app, ada)).toBe(200);
    expect((await companion(app, ada, 'conversations { id }')).conversations).toEqual([]);
  });

  test('each failure of the coach has its words, and costs what was answered', async () => {
    const ada = await person(app, 'Ada', { plan: 'diamond' });
    const told: Data[] = [];
    for (const status of [429, 402, 500]) {
      double.scripts.push({ kind: 'status', status }, { kind: 'status', status });
      told.push(await questions(ada), await review(ada, 'Hello'));
    }
    expect(await spent(app, ada)).toBe(0);
    double.scripts.push({ kind: 'json', content: 'nonsense' });
    told.push(await questions(ada));
    expect(await spent(app, ada)).toBe(100);
    const failure = (code: string, message: string) => ({ __typename: 'CoachUnavailable', code, message });
    expect(told).toEqual([
      failure('COACH_BUSY', texts.busy),
      failure('COACH_BUSY', texts.busy),
      failure('COACH_UNPAID', texts.unpaid),
      failure('COACH_UNPAID', texts.unpaid),
      failure('COACH_FAILED', texts.questionsFailed),
      failure('COACH_FAILED', texts.draftFailed),
      failure('COACH_FAILED', texts.questionsFailed),
    ]);
    double.scripts.push({ kind: 'silence' });
    expect(await questions(ada)).toEqual(failure('COACH_FAILED', texts.questionsFailed));
    expect((await spent(app, ada)) - 100).toBeGreaterThan(
      tokensIn(questionsInstructions('first-message', companionDefaults.tone)),
    );
  });

  test('a draft of somebody in need is not judged: they are offered help, whatever is used up or switched off', async () => {
    const ada = await person(app, 'Ada', { plan: 'diamond' });
    const help = { __typename: 'ReviewDraftSuccess', feedback: null, hasHelpLines: true };
    expect(await review(ada, 'Goodbye. I want to kill myself tonight.')).toEqual(help);
    await spendBefore(app, ada, limits.companion.tokensPerDay);
    const { coach } = app.deps.ports;
    giveCoach(app, null);
    try {
      expect(await review(ada, 'I no wan live again')).toEqual(help);
    } finally {
      giveCoach(app, coach);
    }
    expect(double.requests).toEqual([]);
    expect((await review(await gold('Bola'), 'I want to kill myself')).code).toBe('PREMIUM_REQUIRED');
  });

  test('who may ask, of what, and how much', async () => {
    const [free, ada] = [await person(app, 'Free'), await gold('Ada')];
    expect((await questions(free)).code).toBe('PREMIUM_REQUIRED');
    expect(await review(ada, 'Hello')).toMatchObject({ ability: 'FLIRT_FEEDBACK', message: texts.draftPremium });
    expect(await questions(ada, 'small-talk')).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.noScenario });
    const bola = await person(app, 'Bola', { plan: 'diamond' });
    expect((await review(bola, ' ')).code).toBe('INVALID_INPUT');
    expect((await review(bola, 'x'.repeat(100 * 1024))).code).toBe('INVALID_INPUT');
    const { coach } = app.deps.ports;
    giveCoach(app, null);
    try {
      expect(await questions(bola)).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.off });
      expect(await review(bola, 'Hello')).toMatchObject({ code: 'NOT_AVAILABLE', message: texts.off });
    } finally {
      giveCoach(app, coach);
    }
    await spendBefore(app, bola, limits.companion.tokensPerDay);
    expect((await review(bola, 'Hello')).code).toBe('LIMIT_REACHED');
    const many = await Promise.all(Array.from({ length: 12 }, () => questions(bola)));
    expect(many.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
    expect(double.requests).toEqual([]);
  });
});
