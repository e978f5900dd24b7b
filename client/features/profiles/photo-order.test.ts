import { expect, it } from 'vitest';
import { moved, moveText } from './photo-order.ts';

const list = ['a', 'b', 'c', 'd'];

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 2, 'abcd'],
  [0, 4, 'abcd'],
  [1, -1, 'abcd'],
  [9, 0, 'abcd'],
])('moves %i to %i', (from, to, result) => {
  expect(moved(list, from, to).join('')).toBe(result);
});

it('tells the place as people count', () => {
  expect(moveText(2, 4)).toBe('Photo moved to place 3 of 4.');
  expect(moveText(0, 4)).toBe('This is your main photo now.');
});
