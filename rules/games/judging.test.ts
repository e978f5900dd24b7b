import { describe, expect, it } from 'vitest';
import { fitsClock, isSameOutcome, judgeMatching, judgeQuiz, type Outcome } from './judging.ts';

const deck = ['a', 'b', 'a', 'b'];
const WON = [0, 2, 1, 3];
const LOST = [0, 1, 0, 2];

describe('the quiz', () => {
  const questions = [3, 0].map((correctAnswer) => ({ options: ['a', 'b', 'c', 'd'], correctAnswer }));

  it.each([
    [[3, 0], 2, true],
    [[3, 1], 1, false],
    [[0, 3], 0, false],
  ])('%j is %d right', (answers, score, isWon) =>
    expect(judgeQuiz(questions, answers)).toEqual({ score, outOf: 2, moves: null, secondsLeft: null, isWon }),
  );

  it.each([[[]], [[3]], [[3, 0, 0]], [[3, 4]], [[-1, 0]], [[0.5, 0]]])(
    '%j are no answers to two questions',
    (answers) => expect(judgeQuiz(questions, answers)).toBeNull(),
  );
});

describe('a matching game', () => {
  const pairs = (flips: number[], secondsLeft: number | null = null) =>
    judgeMatching('pairs', deck, { flips, secondsLeft });
  const memory = (flips: number[], secondsLeft: number | null) =>
    judgeMatching('memory_match', deck, { flips, secondsLeft });

  it('is judged by its cards', () => {
    expect(pairs(WON)).toEqual({ score: 2, outOf: 2, moves: 2, secondsLeft: null, isWon: true });
    expect(memory(WON, 40)).toEqual({ score: 2, outOf: 2, moves: 2, secondsLeft: 40, isWon: true });
    expect(memory(LOST, 0)).toEqual({ score: 1, outOf: 2, moves: 2, secondsLeft: 0, isWon: false });
    expect(memory([], 0)).toEqual({ score: 0, outOf: 2, moves: 0, secondsLeft: 0, isWon: false });
  });

  it.each([
    ['Pairs that were not all found', pairs(LOST)],
    ['Pairs against a clock', pairs(WON, 10)],
    ['cards that cannot be turned', memory([0, 0], 0)],
    ['a loss before the end', memory(LOST, 1)],
    ['no seconds', memory(WON, null)],
    ['more seconds than there are', memory(WON, 61)],
    ['fewer than none', memory(WON, -1)],
    ['half a second', memory(WON, 1.5)],
  ])('refuses %s', (_what, outcome) => expect(outcome).toBeNull());
});

describe('the clock of the server', () => {
  const round = (more: Partial<Outcome>): Outcome => ({
    score: 10,
    outOf: 10,
    moves: 20,
    secondsLeft: 30,
    isWon: true,
    ...more,
  });
  const fits = (outcome: Partial<Outcome>, seconds: number) =>
    fitsClock('memory_match', round(outcome), seconds * 1_000);

  it.each([
    [30, 28.9, false],
    [30, 29, true],
    [0, 58.9, false],
    [0, 59, true],
    // A result that arrives over a slow network, and one after a night offline.
    [30, 70, true],
    [0, 40_000, true],
  ])('with %d seconds left, a win after %d s fits: %s', (secondsLeft, seconds, expected) =>
    expect(fits({ secondsLeft }, seconds)).toBe(expected),
  );

  it('lets a loss come late as well, but not early', () => {
    const lost = { isWon: false, score: 3, secondsLeft: 0 };
    expect([58.9, 59, 3_600].map((seconds) => fits(lost, seconds))).toEqual([false, true, true]);
  });

  it('knows how long cards lie open', () => {
    // Nine pairs of half a second each; the tenth needs no wait. One second of tolerance covers clock drift.
    expect(fits({ moves: 10, secondsLeft: 57 }, 4)).toBe(true);
    expect(fits({ moves: 10, secondsLeft: 58 }, 3)).toBe(false);
    // Sixty mismatches of one second each and ten pairs do not fit into a minute.
    expect(fits({ moves: 70, secondsLeft: 0 }, 60)).toBe(false);
    const pairs = { score: 8, outOf: 8, moves: 12, secondsLeft: null, isWon: true };
    expect([6.4, 6.5].map((seconds) => fitsClock('pairs', pairs, seconds * 1_000))).toEqual([false, true]);
  });
});

it('knows the same result again', () => {
  const won = { score: 8, outOf: 8, moves: 12, secondsLeft: null, isWon: true };
  expect(isSameOutcome(won, { ...won })).toBe(true);
  expect(isSameOutcome(won, { ...won, moves: 11 })).toBe(false);
});
