import { limits } from '../limits.ts';

export type Question = { question: string; options: readonly string[]; correctAnswer: number; category: string };

type QuizState = {
  questions: readonly Question[];
  at: number;
  /** The server judges the round by it. */
  answers: readonly number[];
  phase: 'asking' | 'answered' | 'results';
};

export type QuizAction = { type: 'pick'; option: number } | { type: 'next' };

export function startQuiz(questions: readonly Question[]): QuizState {
  return { questions, at: 0, answers: [], phase: questions.length === 0 ? 'results' : 'asking' };
}

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

export function scoreOf(questions: readonly Pick<Question, 'correctAnswer'>[], answers: readonly number[]): number {
  return answers.filter((answer, at) => questions[at]?.correctAnswer === answer).length;
}

export type Verdict = 'perfect' | 'good' | 'low';

export function verdict(score: number, outOf: number = limits.games.quiz.perRound): Verdict {
  if (score >= outOf) return 'perfect';
  return 100 * score >= limits.games.quiz.goodPercent * outOf ? 'good' : 'low';
}
