/** The server computes the result from the deal and the moves. It trusts no result from a client. */
import { limits } from '../limits.ts';
import { type MatchingGame, replay } from './matching.ts';
import { type Question, scoreOf } from './quiz.ts';

const { quiz, memory, pairs, earlyMs } = limits.games;

export type Outcome = {
  score: number;
  outOf: number;
  moves: number | null;
  /** Null without a clock. */
  secondsLeft: number | null;
  isWon: boolean;
};

const isWithin = (value: number, below: number): boolean => Number.isInteger(value) && value >= 0 && value < below;

/** Null if the answers do not fit the questions. */
export function judgeQuiz(
  questions: readonly Pick<Question, 'options' | 'correctAnswer'>[],
  answers: readonly number[],
): Outcome | null {
  if (answers.length !== questions.length || !answers.every((answer) => isWithin(answer, quiz.options))) return null;
  const score = scoreOf(questions, answers);
  return { score, outOf: questions.length, moves: null, secondsLeft: null, isWon: score === questions.length };
}

/** The last pair counts nothing: the round ends at once. */
function leastMs(game: MatchingGame, { found, moves }: { found: number; moves: number }): number {
  const { matchMs, mismatchMs } = game === 'pairs' ? pairs : memory;
  return Math.max(0, found - 1) * matchMs + (moves - found) * mismatchMs;
}

/** Null if these flips are impossible or `secondsLeft` cannot be that of such a round. */
export function judgeMatching(
  game: MatchingGame,
  faces: readonly string[],
  { flips, secondsLeft }: { flips: readonly number[]; secondsLeft: number | null },
): Outcome | null {
  const played = replay(faces, flips);
  if (played === null) return null;
  const { found, moves, isWon } = played;
  const outcome = { score: found, outOf: faces.length / 2, moves, secondsLeft, isWon };
  // Without a clock, only finding all pairs ends a round.
  if (game === 'pairs') return isWon && secondsLeft === null ? outcome : null;
  if (secondsLeft === null || !isWithin(secondsLeft, memory.seconds + 1)) return null;
  if (!isWon && secondsLeft > 0) return null;
  return outcome;
}

/** By the server's clock. A late result is accepted: a slow network would lose honest wins, and a cheater knows the cards anyway. */
export function fitsClock(game: MatchingGame, { score, moves, secondsLeft }: Outcome, elapsedMs: number): boolean {
  const least = leastMs(game, { found: score, moves: moves ?? 0 }) - earlyMs;
  if (secondsLeft === null) return elapsedMs >= least;
  // `secondsLeft` is rounded up: 50 of 60 means that between 10 and 11 seconds have passed.
  const longest = Math.min(memory.seconds - secondsLeft + 1, memory.seconds) * 1_000;
  return longest >= least && elapsedMs >= (memory.seconds - secondsLeft) * 1_000 - earlyMs;
}

export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  return (['score', 'outOf', 'moves', 'secondsLeft', 'isWon'] as const).every((field) => one[field] === other[field]);
}
