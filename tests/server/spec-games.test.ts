/** The rows of the second document about games that the API holds, asked of the API. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { grant, type Person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { mutation, nobodyYet, row } from '#tests/setup/spec-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const here = () => app;

const DEAL = `deal { __typename ... on PromptDeal { truths dares } ... on EmojiDeal { emojis }
  ... on QuizDeal { theme { id } questions { question options correctAnswer category } } ... on CardDeal { cards columns seconds } }`;
const deals = mutation(
  here,
  'playGame',
  `... on PlayGameSuccess { play { id ${DEAL} } viewer { gamePlays { used limit } } }`,
);
const play = (by: Person, gameType: string, more: object = {}): Promise<Data> =>
  deals({ type: gameType, clientId: crypto.randomUUID(), ...more }, by);
const finish = mutation(here, 'finishGame', '... on FinishGameSuccess { play { result { score outOf isWon } } }');

async function ask(document: string, by?: Person): Promise<Data> {
  const answer = await app.gql(document, {}, by?.accessToken);
  if (answer.data == null) throw new Error(answer.body);
  return answer.data;
}

async function onPlan(plan: 'gold' | 'diamond' | 'soul'): Promise<Person> {
  const ada = await nobodyYet(app);
  await grant(app, ada, plan);
  return ada;
}
const faces = (cards: readonly string[]): number[] =>
  [...new Set(cards)].map((face) => cards.filter((card) => card === face).length);

describe('Games', () => {
  row('Valid gameType values: truth_or_dare, trivia, two_truths_lie, emoji_story, pairs, memory_match.', async () => {
    const ada = await nobodyYet(app);
    const { games } = await ask('{ games { id type } }', ada);
    const valid = ['truth_or_dare', 'trivia', 'two_truths_lie', 'emoji_story', 'pairs', 'memory_match'];
    expect(games.map(({ id }: Data) => id).sort()).toEqual([...valid].sort());
    for (const id of valid) expect((await ask(`{ game(type: ${id.toUpperCase()}) { id } }`, ada)).game).toEqual({ id });
  });

  row('Game: id, game_type, name, description, icon, tier_required (free, gold, platinum).', async () => {
    const { games } = await ask('{ games { id type name description icon tierRequired } }', await nobodyYet(app));
    for (const game of games) {
      expect(game).toEqual({
        id: game.type.toLowerCase(),
        type: game.type,
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        icon: expect.stringMatching(/\S/),
        tierRequired: expect.stringMatching(/^(?:FREE|GOLD|PLATINUM)$/),
      });
    }
  });

  row('read games | ordered by tier_required', async () => {
    const { games } = await ask('{ games { type tierRequired } }', await nobodyYet(app));
    expect(games.map(({ tierRequired }: Data) => tierRequired)).toEqual([
      'FREE',
      'FREE',
      'FREE',
      'GOLD',
      'PLATINUM',
      'PLATINUM',
    ]);
  });

  row(
    'Game tiers: free games open to all; gold games blocked for free users; platinum games only for platinum.',
    async () => {
      const free = await nobodyYet(app);
      for (const game of ['TRUTH_OR_DARE', 'TRIVIA', 'TWO_TRUTHS_LIE']) {
        expect((await play(free, game)).__typename).toBe('PlayGameSuccess');
      }
      expect((await play(free, 'EMOJI_STORY')).__typename).toBe('PremiumRequired');
      const [gold, soul] = [await onPlan('gold'), await onPlan('soul')];
      for (const by of [gold, soul]) expect((await play(by, 'EMOJI_STORY')).__typename).toBe('PlayGameSuccess');
      for (const game of ['PAIRS', 'MEMORY_MATCH']) {
        for (const by of [free, gold]) expect((await play(by, game)).__typename).toBe('PremiumRequired');
        expect((await play(soul, game)).__typename).toBe('PlayGameSuccess');
      }
    },
  );

  row('Platinum game for non-platinum | "Premium Feature"', async () => {
    for (const by of [await nobodyYet(app), await onPlan('diamond')]) {
      expect((await play(by, 'MEMORY_MATCH')).message).toMatch(/^Premium Feature: /);
    }
  });

  row('Tier too low | "Upgrade Required"', async () => {
    expect((await play(await nobodyYet(app), 'EMOJI_STORY')).message).toMatch(/^Upgrade Required: /);
  });

  row('Free users: 5 plays per day; views limit shown per hour.', async () => {
    const free = await nobodyYet(app);
    for (let used = 1; used <= 5; used += 1) {
      expect((await play(free, 'TRUTH_OR_DARE')).viewer.gamePlays).toEqual({ used, limit: 5 });
    }
    expect((await play(free, 'TRIVIA')).__typename).toBe('LimitReached');
    const { viewer } = await ask('{ viewer { viewQuota { limit } } }', free);
    expect(viewer.viewQuota).toEqual({ limit: 50 });
  });

  row(
    'Free daily limit reached | "Daily Limit Reached" / "Upgrade to {product} Gold for unlimited games!"',
    async () => {
      const free = await nobodyYet(app);
      for (let used = 1; used <= 5; used += 1) await play(free, 'TRIVIA');
      expect((await play(free, 'TRIVIA')).message).toBe(
        'Daily Limit Reached: Upgrade to Zobo Gold for unlimited games!',
      );
      const gold = await onPlan('gold');
      for (let used = 1; used <= 6; used += 1) expect((await play(gold, 'TRIVIA')).__typename).toBe('PlayGameSuccess');
    },
  );

  row('read and upsert daily_game_plays | on (user_id, play_date)', async () => {
    const free = await nobodyYet(app);
    for (let used = 1; used <= 3; used += 1) await play(free, 'TRIVIA');
    const rows = await app.db.selectFrom('dailyGamePlays').selectAll().where('userId', '=', free.id).execute();
    expect(rows).toEqual([{ userId: free.id, playDate: expect.anything(), playCount: 3 }]);
  });

  row('Quiz question: question, options, correctAnswer (index), category.', async () => {
    const { questions } = (await play(await nobodyYet(app), 'TRIVIA')).play.deal;
    for (const { question, options, correctAnswer, category } of questions) {
      expect([question, category].every((text) => /\S/.test(text))).toBe(true);
      expect(options[correctAnswer]).toMatch(/\S/);
      expect(new Set(options).size).toBe(options.length);
    }
  });

  row(
    'Quiz: 5 questions per round from 7 themed sets of 8; results are perfect, 70% or more, or under 70%.',
    async () => {
      const soul = await onPlan('soul');
      const { quiz } = await ask('{ quiz { id questionCount } }', soul);
      expect(quiz).toHaveLength(7);
      for (const { id, questionCount } of quiz) {
        expect(questionCount).toBe(8);
        expect((await play(soul, 'TRIVIA', { themeId: id })).play.deal).toMatchObject({
          theme: { id },
          questions: { length: 5 },
        });
      }
      for (const [right, isWon] of [
        [5, true],
        [4, false],
        [3, false],
      ] as const) {
        const round = (await play(soul, 'TRIVIA')).play;
        const answers = round.deal.questions.map(({ correctAnswer }: Data, at: number) =>
          at < right ? correctAnswer : (correctAnswer + 1) % 4,
        );
        expect((await finish({ playId: round.id, result: { answers } }, soul)).play.result).toEqual({
          score: right,
          outOf: 5,
          isWon,
        });
      }
    },
  );

  row('Emoji story game: 30 emojis. Truth or Dare: 10 each.', async () => {
    const gold = await onPlan('gold');
    expect(new Set((await play(gold, 'EMOJI_STORY')).play.deal.emojis).size).toBe(30);
    const { truths, dares } = (await play(gold, 'TRUTH_OR_DARE')).play.deal;
    expect([new Set(truths).size, new Set(dares).size]).toEqual([10, 10]);
  });

  row('Pairs: 8 emoji pairs on 16 cards; mismatch flips back after 1 s, match after 0.5 s.', async () => {
    const { cards, seconds } = (await play(await onPlan('soul'), 'PAIRS')).play.deal;
    expect([cards.length, seconds]).toEqual([16, null]);
    expect(faces(cards)).toEqual(Array(8).fill(2));
  });

  row('Timed matching game: 60 seconds, 10 romantic emojis.', async () => {
    const { cards, seconds } = (await play(await onPlan('soul'), 'MEMORY_MATCH')).play.deal;
    expect(seconds).toBe(60);
    expect(faces(cards)).toEqual(Array(10).fill(2));
  });

  row('The deck is the romantic emoji set duplicated and shuffled randomly.', async () => {
    const soul = await onPlan('soul');
    const orders = await Promise.all(
      [1, 2, 3].map(async () => (await play(soul, 'MEMORY_MATCH')).play.deal.cards as string[]),
    );
    expect(new Set(orders.map((cards) => cards.join())).size).toBe(3);
    expect(new Set(orders.map((cards) => [...cards].sort().join())).size).toBe(1);
  });
});
