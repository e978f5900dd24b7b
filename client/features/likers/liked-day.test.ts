import { expect, it } from 'vitest';
import { likedDay } from './liked-day.ts';

// 00:30 on 27 November in Lagos.
const now = new Date('2026-11-26T23:30:00.000Z');

it.each([
  ['2026-11-26T23:00:00.000Z', 'today'],
  ['2026-11-26T22:59:59.999Z', 'yesterday'],
  ['2026-11-25T23:00:00.000Z', 'yesterday'],
  ['2026-11-25T22:59:59.999Z', '25 Nov'],
  ['2026-11-02T23:00:00.000Z', '3 Nov'],
])('%s is %s', (at, text) => {
  expect(likedDay(at, now)).toBe(text);
});
