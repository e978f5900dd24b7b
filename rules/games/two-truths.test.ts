import { expect, it } from 'vitest';
import { startTwoTruths, statementMessages, type TwoTruthsAction, twoTruthsReducer } from './two-truths.ts';

const after = (...actions: TwoTruthsAction[]) => actions.reduce(twoTruthsReducer, startTwoTruths());
const written = ['I can drum', ' I have a twin ', 'I hate plantain'];
const begin: TwoTruthsAction = { type: 'start', statements: written, lie: 2 };
const guess = (statement: number): TwoTruthsAction => ({ type: 'guess', statement });
const swap: TwoTruthsAction = { type: 'swap' };

it('begins with three statements and a lie', () => {
  expect(after(begin)).toMatchObject({
    phase: 'guessing',
    statements: ['I can drum', 'I have a twin', 'I hate plantain'],
    lie: 2,
    errors: [],
  });
});

it.each([
  ['an empty statement', ['a', '', 'c'], 0, [{ path: 'statements.1', message: statementMessages.empty }]],
  ['a blank statement', [' ', 'b', 'c'], 0, [{ path: 'statements.0', message: statementMessages.empty }]],
  ['two statements', ['a', 'b'], 0, [{ path: 'statements', message: statementMessages.empty }]],
  ['no lie', ['a', 'b', 'c'], null, [{ path: 'lie', message: statementMessages.noLie }]],
  ['a lie that is not there', ['a', 'b', 'c'], 3, [{ path: 'lie', message: statementMessages.noLie }]],
  ['an essay', ['a', 'b', '😀'.repeat(201)], 1, [{ path: 'statements.2', message: statementMessages.tooLong }]],
])('does not begin with %s, and says why', (_what, statements, lie, errors) => {
  expect(after({ type: 'start', statements, lie })).toMatchObject({ phase: 'writing', errors });
});

it('counts emojis as characters', () =>
  expect(after({ type: 'start', statements: ['a', 'b', '😀'.repeat(200)], lie: 0 }).phase).toBe('guessing'));

it('reveals after one guess, and counts the lies that were found', () => {
  expect(after(begin, guess(2))).toMatchObject({ phase: 'revealed', guess: 2, found: [0, 1], rounds: 1 });
  expect(after(begin, guess(0))).toMatchObject({ phase: 'revealed', guess: 0, found: [0, 0], rounds: 1 });
  const revealed = after(begin, guess(0));
  expect(twoTruthsReducer(revealed, guess(2))).toBe(revealed);
});

it('swaps who writes and who guesses', () => {
  expect(after(begin, guess(2), swap)).toMatchObject({ phase: 'writing', writer: 1, statements: [], lie: null });
  expect(after(begin, guess(2), swap, begin, guess(2))).toMatchObject({ found: [1, 1], rounds: 2 });
});

it('neither guesses before it begins, nor what is not there, nor swaps before the end', () => {
  const writing = startTwoTruths();
  expect(twoTruthsReducer(writing, guess(0))).toBe(writing);
  expect(twoTruthsReducer(writing, swap)).toBe(writing);
  const guessing = after(begin);
  expect(twoTruthsReducer(guessing, guess(3))).toBe(guessing);
  expect(twoTruthsReducer(guessing, begin)).toBe(guessing);
});
