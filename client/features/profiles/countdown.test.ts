import { expect, it } from 'vitest';
import { countdown } from './countdown.ts';

const now = new Date('2026-01-01T12:00:00Z');

it.each([
  ['2026-01-01T13:00:00.000Z', '60:00'],
  ['2026-01-01T12:59:06.100Z', '59:07'],
  ['2026-01-01T12:00:00.200Z', '0:01'],
  ['2026-01-01T12:00:00.000Z', null],
  ['2026-01-01T11:00:00.000Z', null],
])('until %s: %s', (until, text) => {
  expect(countdown(until, now)).toBe(text);
});
