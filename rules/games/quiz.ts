/** The quiz: question by question, each answered once, then the results. */
import { limits } from '../limits.ts';

export type Question = { question: string; options: readonly string[]; correctAnswer: number; category: string };

export type QuizState = {
  questions: readonly Question[];
  /** The question that is shown, from 0. */
  at: number;
  /** The place of each answer in its options: what the server judges the round by. */
  answers: readonly number[];
  /** `answered`: the answer is shown and locked. */
  phase: 'asking' | 'answered' | 'results';
};

export type QuizAction = { type: 'pick'; option: number } | { type: 'next' };

/** A round of the questions that were dealt. */
export function startQuiz(questions: readonly Question[]): QuizState {
  return { questions, at: 0, answers: [], phase: questions.length === 0 ? 'results' : 'asking' };
}

/** An option is picked, of which only the first counts; or the next question is asked for, which needs an answer before. */
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

/** How many answers are right, of those given so far. */
export function scoreOf(questions: readonly Pick<Question, 'correctAnswer'>[], answers: readonly number[]): number {
  return answers.filter((answer, at) => questions[at]?.correctAnswer === answer).length;
}

export type Verdict = 'perfect' | 'good' | 'low';

/** What a score is worth. */
export function verdict(score: number, outOf: number = limits.games.quiz.perRound): Verdict {
  if (score >= outOf) return 'perfect';
  return 100 * score >= limits.games.quiz.goodPercent * outOf ? 'good' : 'low';
}
