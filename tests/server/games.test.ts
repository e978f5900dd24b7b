import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { quizThemes } from '#server/features/games/content.ts';
import { purgeGames } from '#server/features/games/service.ts';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { finish, PLAY, perfect, play, playRow } from '#tests/setup/games.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';
import { countStatements } from '#tests/setup/statements.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const HUB = `{ games { id type name description icon tierRequired isOpen best { score } } viewer { gamePlays { used limit resetsAt } } }`;
const every = ['truth_or_dare', 'trivia', 'two_truths_lie', 'emoji_story', 'pairs', 'memory_match'];
const free = every.slice(0, 3);
const PLATINUM = {
  __typename: 'PremiumRequired',
  code: 'PREMIUM_REQUIRED',
  message: 'Premium Feature: This game belongs to the Soul plan.',
  ability: 'PLATINUM_GAMES',
};
const GOLD = {
  __typename: 'PremiumRequired',
  code: 'PREMIUM_REQUIRED',
  message: 'Upgrade Required: This game belongs to a paid plan.',
  ability: 'GOLD_GAMES',
};
const limitReached = (at: Date) => ({
  __typename: 'LimitReached',
  code: 'LIMIT_REACHED',
  message: 'Daily Limit Reached: Upgrade to Zobo Gold for unlimited games!',
  resetsAt: nextLagosMidnight(at).toISOString(),
});

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  ada = await person(app, 'Ada', { profile: false });
});

const plays = (gameType: string, more = {}, by = ada) => play(app, by, gameType, more);
const rowsOf = (by = ada) => app.db.selectFrom('gamePlays').selectAll().where('userId', '=', by.id).execute();
const countedOf = async (by = ada): Promise<Record<string, number>> => {
  const rows = await app.db.selectFrom('dailyGamePlays').selectAll().where('userId', '=', by.id).execute();
  return Object.fromEntries(rows.map(({ playDate, playCount }) => [playDate, playCount]));
};
const hub = async (by = ada): Promise<Data> => (await app.gql(HUB, {}, by.accessToken)).data;
const ends = (answers: Data[], end: string) => answers.filter(({ __typename }) => __typename.endsWith(end));

describe('the hub', () => {
  it('has six games, those of the free tier first, and says which are open', async () => {
    const { games, viewer } = await hub();
    expect(games.map(({ id }: Data) => id)).toEqual(every);
    expect(games.map(({ type }: Data) => type.toLowerCase())).toEqual(every);
    expect(games.map(({ tierRequired }: Data) => tierRequired)).toEqual([
      ...['FREE', 'FREE', 'FREE', 'GOLD', 'PLATINUM', 'PLATINUM'],
    ]);
    expect(games.map(({ isOpen }: Data) => isOpen)).toEqual([true, true, true, false, false, false]);
    const resetsAt = nextLagosMidnight(app.clock.now()).toISOString();
    expect(viewer.gamePlays).toEqual({ used: 0, limit: 5, resetsAt });
  });

  it('asks the database no more for six games than for one', async () => {
    const one = `{ game(type: PAIRS) { isOpen best { score } } viewer { gamePlays { used limit } } }`;
    await hub();
    const [six, single] = [
      await countStatements(async () => void (await hub())),
      await countStatements(async () => void (await app.gql(one, {}, ada.accessToken))),
    ];
    expect(six).toBe(single);
    expect(six).toBeLessThanOrEqual(4);
  });

  it('knows a game by its type, and no other', async () => {
    const ask = (type: string) =>
      app.gql('query($type: GameType!) { game(type: $type) { id } }', { type }, ada.accessToken);
    expect((await ask('MEMORY_MATCH')).data.game).toEqual({ id: 'memory_match' });
    for (const unknown of ['memory_match', 'CHESS', '', 'constructor', '__proto__', "pairs'; drop table users; --"]) {
      expect((await ask(unknown)).errors?.[0]?.extensions?.code, unknown).toBe('BAD_USER_INPUT');
    }
  });

  it('offers seven sets of questions', async () => {
    const { quiz } = (await app.gql('{ quiz { id name description icon questionCount } }', {}, ada.accessToken)).data;
    expect(quiz.map(({ questionCount }: Data) => questionCount)).toEqual([8, 8, 8, 8, 8, 8, 8]);
    expect(new Set(quiz.map(({ id }: Data) => id)).size).toBe(7);
  });
});

describe('tiers', () => {
  const cases = [
    ['free', free, GOLD],
    ['gold', [...free, 'emoji_story'], null],
    ['diamond', [...free, 'emoji_story'], null],
    ['soul', every, null],
  ] as const;
  it.each(cases)('%s opens %j', async (plan, opened, gold) => {
    if (plan !== 'free') await grant(app, ada, plan);
    for (const game of every) {
      const answer = await plays(game);
      if (opened.includes(game)) expect(answer.__typename, game).toBe('PlayGameSuccess');
      else expect(answer).toEqual(game === 'emoji_story' ? gold : PLATINUM);
    }
    expect((await hub()).games.filter(({ isOpen }: Data) => isOpen).map(({ id }: Data) => id)).toEqual(opened);
    expect(await rowsOf()).toHaveLength(opened.length);
    expect(await countedOf()).toEqual({ [lagosDay(app.clock.now())]: opened.length });
  });

  it('refuse what is no game of ours at all', async () => {
    for (const type of ['CHESS', "PAIRS' or 1=1 --", 'pairs', null]) {
      const input = { type, clientId: crypto.randomUUID() };
      const { errors, status } = await app.gql(PLAY, { input }, ada.accessToken);
      expect([status, errors?.[0]?.extensions?.code], String(type)).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await rowsOf()).toEqual([]);
  });
});

describe('what is dealt', () => {
  const dealt = async (game: string, more = {}) => (await plays(game, more)).play.deal;

  it('is what each game needs', async () => {
    await grant(app, ada, 'soul');
    const prompts = await dealt('truth_or_dare');
    expect([prompts.truths, prompts.dares].map((pile) => new Set(pile).size)).toEqual([10, 10]);
    expect((await dealt('two_truths_lie')).ideas.length).toBeGreaterThan(5);
    expect(new Set((await dealt('emoji_story')).emojis).size).toBe(30);
    const pairs = await dealt('pairs');
    expect([pairs.cards.length, new Set(pairs.cards).size, pairs.columns, pairs.seconds]).toEqual([16, 8, 4, null]);
    const memory = await dealt('memory_match');
    expect([memory.cards.length, new Set(memory.cards).size, memory.columns, memory.seconds]).toEqual([20, 10, 5, 60]);
    expect(perfect(memory.cards)).toHaveLength(20);
  });

  it('is five questions of the set that was asked for, in an order that changes', async () => {
    await grant(app, ada, 'gold');
    const rounds = await Promise.all(Array.from({ length: 8 }, () => dealt('trivia', { themeId: 'film' })));
    for (const { theme, questions } of rounds) {
      expect(theme).toEqual({ id: 'film', name: 'Nollywood Nights', questionCount: 8 });
      expect(new Set(questions.map(({ question }: Data) => question)).size).toBe(5);
    }
    const answers = new Map(
      quizThemes.flatMap(({ questions }) => questions.map(({ question, answer }) => [question, answer])),
    );
    for (const { question, options, correctAnswer } of rounds.flatMap(({ questions }) => questions))
      expect(options[correctAnswer]).toBe(answers.get(question));
    expect(new Set(rounds.map(({ questions }) => JSON.stringify(questions))).size).toBeGreaterThan(1);
  });

  it.each([
    [{ themeId: 'chess' }, { path: 'themeId', message: 'There is no such set of questions.' }],
    [{ themeId: "film' --" }, { path: 'themeId', message: 'There is no such set of questions.' }],
    [{ clientId: 'mine' }, { path: 'clientId', message: 'clientId must be a UUID' }],
  ])('is nothing for %j', async (more, error) => {
    expect(await plays('trivia', more)).toMatchObject({ __typename: 'InvalidInput', fieldErrors: [error] });
    expect([await rowsOf(), await countedOf()]).toEqual([[], {}]);
  });
});

describe('five rounds a day', () => {
  it('are open to a free person, and the sixth is refused until midnight in Lagos', async () => {
    for (const used of [1, 2, 3, 4, 5])
      expect((await plays('trivia')).viewer.gamePlays).toMatchObject({ used, limit: 5 });
    expect(await plays('truth_or_dare')).toEqual(limitReached(app.clock.now()));
    expect((await hub()).viewer.gamePlays.used).toBe(5);
    expect(await rowsOf()).toHaveLength(5);

    await keepSignedIn(app);
    const start = app.clock.now();
    const midnight = nextLagosMidnight(start);
    try {
      app.clock.set(new Date(midnight.getTime() - 60_000));
      expect(await plays('trivia')).toEqual(limitReached(start));
      app.clock.set(midnight);
      expect((await plays('trivia')).viewer.gamePlays).toEqual({
        used: 1,
        limit: 5,
        resetsAt: new Date(midnight.getTime() + 86_400_000).toISOString(),
      });
      expect(await countedOf()).toEqual({ [lagosDay(start)]: 5, [lagosDay(midnight)]: 1 });
    } finally {
      app.clock.set(start);
    }
  });

  it('end exactly at five when fifty begin at once, and refusals leave no row', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => plays(free[at % 3] ?? '')));
    expect([ends(answers, 'Success').length, ends(answers, 'LimitReached').length]).toEqual([5, 45]);
    expect(await rowsOf()).toHaveLength(5);
    expect(await countedOf()).toEqual({ [lagosDay(app.clock.now())]: 5 });
  });

  it('are not for people with a plan, who are counted all the same; what floods is slowed', async () => {
    await grant(app, ada, 'gold');
    const answers = await Promise.all(Array.from({ length: 50 }, () => plays('trivia')));
    expect([ends(answers, 'Success').length, ends(answers, 'TooManyAttempts').length]).toEqual([30, 20]);
    expect((await hub()).viewer.gamePlays).toMatchObject({ used: 30, limit: null });
    expect(await rowsOf()).toHaveLength(30);
  });
});

describe('the same clientId', () => {
  const clientId = 'A8098C1A-F86E-41DA-BD1A-00112444BE1E';

  it('is one round, however often and however many at once it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => plays('trivia', { clientId })));
    const rounds = new Set(answers.map((answer) => JSON.stringify(answer.play)));
    expect([ends(answers, 'Success').length, rounds.size]).toEqual([50, 1]);
    expect(await countedOf()).toEqual({ [lagosDay(app.clock.now())]: 1 });
    for (let more = 0; more < 4; more += 1) await plays('trivia');
    // The day is used up: what was begun is still there to be asked for again.
    expect((await plays('trivia', { clientId: clientId.toLowerCase() })).play.id).toBe(answers[0].play.id);
  });

  it('begins no other game, and is nobody else’s', async () => {
    await plays('trivia', { clientId });
    expect(await plays('truth_or_dare', { clientId })).toEqual({
      __typename: 'IdempotencyConflict',
      code: 'IDEMPOTENCY_CONFLICT',
      message: 'This clientId was already used for another game.',
    });
    const bola = await person(app, 'Bola', { profile: false });
    expect((await plays('truth_or_dare', { clientId }, bola)).__typename).toBe('PlayGameSuccess');
    expect(await rowsOf()).toHaveLength(1);
  });
});

it('rounds are forgotten after ninety days, with what was counted', async () => {
  const [old, young] = [await playRow(app, ada.id, 'trivia'), await playRow(app, ada.id, 'trivia')];
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const set = (id: string, days: number) =>
    app.db
      .updateTable('gamePlays')
      .set({ startedAt: daysAgo(days) })
      .where('id', '=', id)
      .execute();
  await set(old, 90.01);
  await set(young, 89.99);
  const counted = [91, 89].map((days) => ({ userId: ada.id, playDate: lagosDay(daysAgo(days)), playCount: 2 }));
  await app.db.insertInto('dailyGamePlays').values(counted).execute();
  await purgeGames(app.deps);
  expect((await rowsOf()).map(({ id }) => id)).toEqual([young]);
  expect(await countedOf()).toEqual({ [lagosDay(daysAgo(89))]: 2 });
  expect((await finish(app, ada, old, { answers: [0] })).__typename).toBe('NotAvailable');
});
