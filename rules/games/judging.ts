/** How a round ended, from what was dealt and what was done: the server's word, which no client's replaces. */
import { limits } from '../limits.ts';
import { type MatchingGame, replay } from './matching.ts';
import { type Question, scoreOf } from './quiz.ts';

const { quiz, memory, pairs, earlyMs } = limits.games;

export type Outcome = {
  score: number;
  outOf: number;
  /** How often two cards were turned; null for the quiz. */
  moves: number | null;
  /** Null without a clock. */
  secondsLeft: number | null;
  isWon: boolean;
};

const isWithin = (value: number, below: number): boolean => Number.isInteger(value) && value >= 0 && value < below;

/** The result of the quiz; null when these are not answers to these questions. */
export function judgeQuiz(
  questions: readonly Pick<Question, 'options' | 'correctAnswer'>[],
  answers: readonly number[],
): Outcome | null {
  if (answers.length !== questions.length || !answers.every((answer) => isWithin(answer, quiz.options))) return null;
  const score = scoreOf(questions, answers);
  return { score, outOf: questions.length, moves: null, secondsLeft: null, isWon: score === questions.length };
}

/** The least time that these moves take, by how long cards lie open: of the last two, nobody has to wait for the end. */
function leastMs(game: MatchingGame, { found, moves }: { found: number; moves: number }): number {
  const { matchMs, mismatchMs } = game === 'pairs' ? pairs : memory;
  return Math.max(0, found - 1) * matchMs + (moves - found) * mismatchMs;
}

/** The result of a matching game; null when the cards cannot be turned so, or the seconds are not those of such a round. */
export function judgeMatching(
  game: MatchingGame,
  faces: readonly string[],
  { flips, secondsLeft }: { flips: readonly number[]; secondsLeft: number | null },
): Outcome | null {
  const played = replay(faces, flips);
  if (played === null) return null;
  const { found, moves, isWon } = played;
  const outcome = { score: found, outOf: faces.length / 2, moves, secondsLeft, isWon };
  // Without a clock there is no other end than to find all.
  if (game === 'pairs') return isWon && secondsLeft === null ? outcome : null;
  if (secondsLeft === null || !isWithin(secondsLeft, memory.seconds + 1)) return null;
  if (!isWon && secondsLeft > 0) return null;
  return outcome;
}

/**
 * Whether a result of a matching game can have come about in the time since the round was dealt, by the server's clock. However late it
 * comes, it is taken: a slow network or a retry after an outage would lose honest wins, while who cheats has the cards before them anyway.
 */
export function fitsClock(game: MatchingGame, { score, moves, secondsLeft }: Outcome, elapsedMs: number): boolean {
  const least = leastMs(game, { found: score, moves: moves ?? 0 }) - earlyMs;
  if (secondsLeft === null) return elapsedMs >= least;
  // A begun second is shown as a whole one: with 50 left, between 10 and 11 have passed.
  const longest = Math.min(memory.seconds - secondsLeft + 1, memory.seconds) * 1_000;
  return longest >= least && elapsedMs >= (memory.seconds - secondsLeft) * 1_000 - earlyMs;
}

/** Whether two results are the same one. */
export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  return (['score', 'outOf', 'moves', 'secondsLeft', 'isWon'] as const).every((field) => one[field] === other[field]);
}
