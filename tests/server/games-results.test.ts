/** How rounds end: judged once, by what the server dealt and by its clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grant, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { finish, perfect, play, playRow } from '#tests/setup/games.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const refused = {
  __typename: 'ResultRefused',
  code: 'RESULT_REFUSED',
  message: 'This result does not fit the round that was dealt.',
};
const noRound = { __typename: 'NotAvailable', code: 'NOT_AVAILABLE', message: 'There is no such round.' };
const noOne = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await openWindows(app);
  ada = await person(app, 'Ada', { profile: false });
  await grant(app, ada, 'soul');
});

const begins = async (gameType: string, by = ada): Promise<Data> => (await play(app, by, gameType)).play;
const hands = (playId: string, result: object, by = ada) => finish(app, by, playId, result);
const timed = (flips: number[], secondsLeft: number) => ({ timedFlips: { flips, secondsLeft } });
const storedOf = async (id: string) =>
  app.db.selectFrom('gamePlays').select(['result', 'finishedAt']).where('id', '=', id).executeTakeFirstOrThrow();
const notJudged = { result: null, finishedAt: null };
const bestIn = async (gameType: string, by = ada): Promise<Data> => {
  const document = `{ game(type: ${gameType.toUpperCase()}) { best { score outOf moves secondsLeft isWon } } }`;
  return (await app.gql(document, {}, by.accessToken)).data.game.best;
};
const rightOf = ({ deal }: Data): number[] => deal.questions.map(({ correctAnswer }: Data) => correctAnswer);
/** Two cards that differ, of a deck. */
const differing = (cards: string[]): [number, number] => [0, cards.findIndex((face) => face !== cards[0])];

describe('the quiz', () => {
  it('counts the right answers', async () => {
    const round = await begins('trivia');
    const [first = 0, ...rest] = rightOf(round);
    const payload = await hands(round.id, { answers: [(first + 1) % 4, ...rest] });
    const result = { score: 4, outOf: 5, moves: null, secondsLeft: null, isWon: false };
    expect(payload).toEqual({ __typename: 'FinishGameSuccess', play: { ...round, result } });
    expect(await bestIn('trivia')).toEqual(result);
    const other = await begins('trivia');
    expect((await hands(other.id, { answers: rightOf(other) })).play.result).toMatchObject({ score: 5, isWon: true });
    expect(await bestIn('trivia')).toMatchObject({ score: 5 });
  });

  it('refuses what are no answers to what was dealt', async () => {
    const round = await begins('trivia');
    const right = rightOf(round);
    for (const answers of [[], right.slice(1), [...right, 0], [4, ...right.slice(1)], [-1, ...right.slice(1)]]) {
      expect(await hands(round.id, { answers }), JSON.stringify(answers)).toEqual(refused);
    }
    for (const other of [{ flips: [0, 1] }, timed([0, 1], 0)]) expect(await hands(round.id, other)).toEqual(refused);
    expect(await storedOf(round.id)).toEqual(notJudged);
    expect(await bestIn('trivia')).toBeNull();
  });
});

describe('Pairs', () => {
  it('are won when all are found, and the fewest moves are the best', async () => {
    for (const mistakes of [2, 1, 3]) {
      const { id, deal } = await begins('pairs');
      const wrong = Array.from({ length: mistakes }, () => differing(deal.cards)).flat();
      app.clock.advance(30_000);
      const { play: judged } = await hands(id, { flips: [...wrong, ...perfect(deal.cards)] });
      const result = { score: 8, outOf: 8, moves: 8 + mistakes, secondsLeft: null, isWon: true };
      expect(judged.result).toEqual(result);
    }
    expect(await bestIn('pairs')).toMatchObject({ moves: 9 });
  });

  it('refuse what cannot be turned on this deck, what is not the end, and what came too soon', async () => {
    const { id, deal } = await begins('pairs');
    const all = perfect(deal.cards);
    expect(await hands(id, { flips: all })).toEqual(refused);
    app.clock.advance(30_000);
    const [one = 0, other = 0] = all;
    for (const flips of [
      [],
      all.slice(2),
      [...all, 0],
      [one, one, ...all],
      [one, other, one, other, ...all.slice(2)],
    ]) {
      expect(await hands(id, { flips }), JSON.stringify(flips)).toEqual(refused);
    }
    for (const flips of [
      [16, ...all],
      [-1, ...all],
    ])
      expect(await hands(id, { flips })).toEqual(refused);
    expect(await hands(id, timed(all, 3))).toEqual(refused);
    expect(await hands(id, { answers: [0, 0, 0, 0, 0] })).toEqual(refused);
    // The moves of another deck: of a game that the client shuffled itself.
    const turned = [...deal.cards.slice(1), deal.cards[0]];
    const isSameDeck = JSON.stringify(perfect(turned)) === JSON.stringify(all);
    expect([isSameDeck, await hands(id, { flips: perfect(turned) })]).toEqual([false, refused]);
    expect(await storedOf(id)).toEqual(notJudged);
  });

  it('take at most a thousand turned cards', async () => {
    const { id } = await begins('pairs');
    expect(await hands(id, { flips: Array.from({ length: 1_001 }, () => 0) })).toEqual({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'A round has at most 1000 turned cards',
      fieldErrors: [{ path: 'result.flips', message: 'A round has at most 1000 turned cards' }],
    });
  });
});

describe('Memory Match', () => {
  /** A round that has gone on for so many seconds. */
  const roundAfter = async (seconds: number): Promise<Data> => {
    const round = await begins('memory_match');
    app.clock.advance(seconds * 1_000);
    return round;
  };

  it('is won with the seconds that are left by the server’s clock', async () => {
    const { id, deal } = await roundAfter(22);
    const payload = await hands(id, timed(perfect(deal.cards), 39));
    expect(payload.play.result).toEqual({ score: 10, outOf: 10, moves: 10, secondsLeft: 39, isWon: true });
  });

  it('is won when that comes late: from a slow network, or at the next try', async () => {
    const { id, deal } = await roundAfter(600);
    const payload = await hands(id, timed(perfect(deal.cards), 12));
    expect(payload.play.result).toMatchObject({ secondsLeft: 12, isWon: true });
  });

  it('is lost when a minute is over, however late that is told', async () => {
    const { id, deal } = await roundAfter(600);
    // Three pairs, and a card that nobody turned a second one to.
    const payload = await hands(id, timed(perfect(deal.cards).slice(0, 7), 0));
    expect(payload.play.result).toEqual({ score: 3, outOf: 10, moves: 3, secondsLeft: 0, isWon: false });
  });

  it.each([
    ['a win with more seconds than have passed', 10, 20],
    ['a win that nobody can play so fast', 2, 59],
    ['more than a minute', 5, 61],
    ['less than nothing', 62, -1],
  ])('refuses %s', async (_what, seconds, secondsLeft) => {
    const { id, deal } = await roundAfter(seconds);
    expect(await hands(id, timed(perfect(deal.cards), secondsLeft))).toEqual(refused);
    expect(await storedOf(id)).toEqual(notJudged);
  });

  it('refuses a result without a clock', async () => {
    const { id, deal } = await roundAfter(22);
    expect(await hands(id, { flips: perfect(deal.cards) })).toEqual(refused);
  });

  it('refuses a loss before the end', async () => {
    const { id } = await roundAfter(30);
    expect(await hands(id, timed([0], 0))).toEqual(refused);
    expect(await hands(id, timed([0], 30))).toEqual(refused);
    app.clock.advance(60_000);
    expect((await hands(id, timed([0], 0))).__typename).toBe('FinishGameSuccess');
  });

  it('has its best round by pairs, then by time', async () => {
    for (const [pairs, secondsLeft] of [
      [9, 0],
      [10, 20],
      [10, 30],
      [10, 25],
    ] as const) {
      const { id, deal } = await roundAfter(61 - secondsLeft);
      const flips = perfect(deal.cards).slice(0, 2 * pairs);
      expect((await hands(id, timed(flips, secondsLeft))).__typename).toBe('FinishGameSuccess');
    }
    expect(await bestIn('memory_match')).toMatchObject({ score: 10, secondsLeft: 30 });
    const bola = await person(app, 'Bola', { profile: false });
    expect(await bestIn('memory_match', bola)).toBeNull();
    // Of the last ninety days.
    const long = new Date(app.clock.now().getTime() - 91 * 86_400_000);
    await app.db.updateTable('gamePlays').set({ finishedAt: long }).where('userId', '=', ada.id).execute();
    expect(await bestIn('memory_match')).toBeNull();
  });
});

it('no mix of results is taken, and none without a result', async () => {
  const { id } = await begins('trivia');
  const mixes = [
    {},
    { answers: [0], flips: [0] },
    { answers: null },
    { flips: [0], secondsLeft: 3 },
    { timedFlips: { flips: [0] } },
  ];
  for (const mix of mixes) expect(await hands(id, mix), JSON.stringify(mix)).toContain('BAD_USER_INPUT');
});

describe('a round', () => {
  it('is judged once: the same again is answered the same, anything else refused', async () => {
    const { id, deal } = await begins('memory_match');
    app.clock.advance(20_000);
    const won = perfect(deal.cards);
    const first = await hands(id, timed(won, 40));
    const stored = await storedOf(id);
    // Told again when the answer was lost, much later.
    app.clock.advance(600_000);
    expect(await hands(id, timed(won, 40))).toEqual(first);
    expect(await hands(id, timed(won, 41))).toEqual(refused);
    expect(await hands(id, timed([0, 1], 0))).toEqual(refused);
    expect(await storedOf(id)).toEqual(stored);
  });

  it('keeps one of fifty different results that come at once', async () => {
    const round = await begins('trivia');
    const right = rightOf(round);
    const wrongBy = (count: number) => right.map((answer, at) => (at < count ? (answer + 1) % 4 : answer));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => hands(round.id, { answers: wrongBy(at % 6) })),
    );
    const { result, finishedAt } = await storedOf(round.id);
    const kept = answers.filter(({ __typename }) => __typename === 'FinishGameSuccess');
    for (const payload of kept) expect(payload.play.result).toEqual(result);
    // Fifty by six: nine of the first two, eight of the others.
    const { score } = result as { score: number };
    expect(kept).toHaveLength(5 - score < 2 ? 9 : 8);
    expect(answers.length - kept.length).toBe(
      answers.filter(({ __typename }) => __typename === 'ResultRefused').length,
    );
    expect(finishedAt).not.toBeNull();
  });

  it('is nobody else’s, and none for an id that is none', async () => {
    const bola = await person(app, 'Bola', { profile: false });
    const id = await playRow(app, ada.id, 'trivia');
    expect(await hands(id, { answers: [0] }, bola)).toEqual(noRound);
    for (const unknown of [noOne, 'mine', '', "' or 1=1 --"])
      expect(await hands(unknown, { answers: [0] })).toEqual(noRound);
    expect(await storedOf(id)).toEqual(notJudged);
    expect((await hands(id.toUpperCase(), { answers: [0] })).__typename).toBe('FinishGameSuccess');
  });

  it.each(['truth_or_dare', 'two_truths_lie', 'emoji_story'])('of %s has no result', async (game) => {
    const { id } = await begins(game);
    expect(await hands(id, { answers: [0, 0, 0, 0, 0] })).toEqual(noRound);
    expect(await hands(id, { flips: [] })).toEqual(noRound);
  });
});
