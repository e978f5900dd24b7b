/** The quiz for two: both answer each question, and who answered second begins the next one. */
import type { Player, Score } from './players.ts';
import type { Question } from './quiz.ts';

export const hardnesses = ['easy', 'medium', 'hard'] as const;
export type Hardness = (typeof hardnesses)[number];

export type AskedQuestion = Question & { id: string };
/** `picks` in the order in which they were made: two for a question. */
export type QuizTable = { game: 'trivia'; questions: readonly AskedQuestion[]; picks: readonly number[] };

export type QuizMove = { type: 'pick'; option: number };

/** Who makes the pick with this number: 1, 0, 0, 1, 1, 0, 0, ... */
const pickerOf = (pick: number): Player => (((pick + 1) >> 1) % 2 === 0 ? 1 : 0);

export function quizTurn({ questions, picks }: QuizTable): Player | null {
  return picks.length === 2 * questions.length ? null : pickerOf(picks.length);
}

/** By the person whose turn it is. Null if there is no such option. */
export function moveQuiz(table: QuizTable, { option }: QuizMove): QuizTable | null {
  const { questions, picks } = table;
  if (questions[picks.length >> 1]?.options[option] === undefined) return null;
  return { ...table, picks: [...picks, option] };
}

const pickOf = ({ picks }: QuizTable, question: number, player: Player): number | null => {
  const first = 2 * question;
  return picks[pickerOf(first) === player ? first : first + 1] ?? null;
};

/** The questions that both have answered. */
const settled = ({ picks }: QuizTable): number => picks.length >> 1;

/** The right answers of each, to the questions that both have answered. */
export function quizScore(table: QuizTable): Score {
  const asked = table.questions.slice(0, settled(table));
  const right = (player: Player) =>
    asked.filter(({ correctAnswer }, at) => pickOf(table, at, player) === correctAnswer).length;
  return [right(0), right(1)];
}

/** The questions so far. What the other one picked, and what is right, show once both have picked. */
export function quizFor(table: QuizTable, player: Player) {
  return table.questions.slice(0, settled(table) + 1).map(({ question, options, correctAnswer }, at) => {
    const isSettled = at < settled(table);
    const viewerPick = pickOf(table, at, player);
    const otherPick = pickOf(table, at, player === 0 ? 1 : 0);
    return {
      question,
      options: [...options],
      viewerPick,
      otherPick: isSettled ? otherPick : null,
      correctAnswer: isSettled ? correctAnswer : null,
    };
  });
}
