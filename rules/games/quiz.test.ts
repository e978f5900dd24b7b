import { expect, it } from 'vitest';
import { type QuizAction, quizReducer, scoreOf, startQuiz, verdict } from './quiz.ts';

const question = (correctAnswer: number) => ({
  question: `The answer is ${correctAnswer}?`,
  options: ['0', '1', '2', '3'],
  correctAnswer,
  category: 'Numbers',
});
const begin = () => startQuiz([question(2), question(0)]);
const after = (...actions: QuizAction[]) => actions.reduce(quizReducer, begin());
const pick = (option: number): QuizAction => ({ type: 'pick', option });
const next: QuizAction = { type: 'next' };

it('goes question by question to the results', () => {
  expect(begin()).toMatchObject({ at: 0, phase: 'asking', answers: [] });
  expect(after(pick(2))).toMatchObject({ at: 0, phase: 'answered', answers: [2] });
  expect(after(pick(2), next)).toMatchObject({ at: 1, phase: 'asking' });
  const end = after(pick(2), next, pick(3), next);
  expect(end).toMatchObject({ phase: 'results', answers: [2, 3] });
  expect(scoreOf(end.questions, end.answers)).toBe(1);
});

it('locks an answer once it was picked', () => {
  const answered = after(pick(1));
  expect(quizReducer(answered, pick(2))).toBe(answered);
});

it('neither goes on without an answer, nor takes one that is not offered, nor goes beyond the end', () => {
  const asking = begin();
  expect(quizReducer(asking, next)).toBe(asking);
  expect(quizReducer(asking, pick(4))).toBe(asking);
  expect(quizReducer(asking, pick(-1))).toBe(asking);
  const end = after(pick(2), next, pick(0), next);
  expect(quizReducer(end, next)).toBe(end);
  expect(quizReducer(end, pick(0))).toBe(end);
});

it.each([
  [5, 5, 'perfect'],
  [4, 5, 'good'],
  [3, 5, 'low'],
  [7, 10, 'good'],
  [6, 10, 'low'],
  [0, 5, 'low'],
] as const)('%d of %d is %s', (score, outOf, expected) => expect(verdict(score, outOf)).toBe(expected));
