import type { SharedGame } from './shared-game.ts';
import { texts } from './texts.ts';

type Table = NonNullable<SharedGame['table']>;

/** What came of the last move that both may know of, in a sentence; null before there is any. */
export function outcomeOf(table: Table, name: string): string | null {
  if (table.__typename === 'QuizTable') {
    const last = table.questions.findLast(({ correctAnswer }) => correctAnswer !== null);
    if (!last || last.correctAnswer === null) return null;
    const isRight = (pick: number | null) => pick === last.correctAnswer;
    return texts.settled(name, {
      answer: last.options[last.correctAnswer] ?? '',
      mine: isRight(last.viewerPick),
      theirs: isRight(last.otherPick),
    });
  }
  if (table.__typename === 'StatementsTable') {
    const last = table.rounds.findLast(({ guess }) => guess !== null);
    return last ? texts.found(name, last.isByViewer, last.guess === last.lie) : null;
  }
  return null;
}
