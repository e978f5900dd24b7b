import type { Result_ResultFragment } from './games.generated.ts';
import { texts } from './texts.ts';

/** A result in a few words: right answers, moves and seconds left, or the number of pairs found. */
export function resultText({ score, outOf, moves, secondsLeft, isWon }: Result_ResultFragment): string {
  if (moves === null || !isWon) return texts.outOf(score, outOf);
  return [texts.moves(moves), ...(secondsLeft === null ? [] : [texts.secondsLeft(secondsLeft)])].join(', ');
}
