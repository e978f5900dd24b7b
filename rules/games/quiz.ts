/** The quiz: one question after the other, each answered once, then the results. */
import { limits } from '../limits.ts';

export type Question = { question: string; options: readonly string[]; correctAnswer: number; category: string };

export type QuizState = {
  questions: readonly Question[];
  /** The index of the current question, from 0. */
  at: number;
  /** The chosen option of each answered question, by index. The server judges the round by it. */
  answers: readonly number[];
  /** `answered`: the correct answer is shown and the choice is locked. */
  phase: 'asking' | 'answered' | 'results';
};

export type QuizAction = { type: 'pick'; option: number } | { type: 'next' };

/** A round with the dealt questions. */
export function startQuiz(questions: readonly Question[]): QuizState {
  return { questions, at: 0, answers: [], phase: questions.length === 0 ? 'results' : 'asking' };
}

/** Applies the first pick of a question, or moves on to the next one. A move on needs an answer first; other actions change nothing. */
export function quizReducer(state: QuizState, action: QuizAction): QuizState {
  const { questions, at, answers, phase } = state;
  if (action.type === 'pick') {
    if (phase !== 'asking' || questions[at]?.options[action.option] === undefined) return state;
    return { ...state, answers: [...answers, action.option], phase: 'answered' };
  }
  if (phase !== 'answered') return state;
  const isLast = at === questions.length - 1;
  return isLast ? { ...state, phase: 'results' } : { ...state, at: at + 1, phase: 'asking' };
}

/** The number of correct answers so far. */
export function scoreOf(questions: readonly Pick<Question, 'correctAnswer'>[], answers: readonly number[]): number {
  return answers.filter((answer, at) => questions[at]?.correctAnswer === answer).length;
}

export type Verdict = 'perfect' | 'good' | 'low';

/** The verdict on a score. */
export function verdict(score: number, outOf: number = limits.games.quiz.perRound): Verdict {
  if (score >= outOf) return 'perfect';
  return 100 * score >= limits.games.quiz.goodPercent * outOf ? 'good' : 'low';
}
