import { expect, it } from 'vitest';
import { shuffle } from './shuffle.ts';

const cards = ['a', 'b', 'c', 'd'];

it('leaves the given list as it is, and holds each item once', () => {
  expect([...shuffle(cards, () => 0.3)].sort()).toEqual(cards);
  expect(cards).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffle([], () => 0.5)).toEqual([]);
});

it('takes its order from chance alone', () => {
  expect(shuffle(cards, () => 0)).toEqual(['b', 'c', 'd', 'a']);
  expect(shuffle(cards, () => 0.999_999)).toEqual(cards);
});

it('gives every order the same chance', () => {
  // One value for each outcome of the two random choices: 3 x 2 of them make the 6 orders of three items.
  const orders = new Set<string>();
  for (const first of [0, 1, 2]) {
    for (const second of [0, 1]) {
      const thrown = [(first + 0.5) / 3, (second + 0.5) / 2];
      orders.add(shuffle(['a', 'b', 'c'], () => thrown.shift() ?? 0).join(''));
    }
  }
  expect(orders.size).toBe(6);
});
