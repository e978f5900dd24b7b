import { expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

it.each([
  [101, 0, 'like'],
  [100, 0, null],
  [100.5, 49.5, 'like'],
  [-101, 0, 'pass'],
  [-100, 0, null],
  [101, 49, 'like'],
  [101, -49, 'like'],
  [-101, 49, 'pass'],
  [101, 50, null],
  [101, -50, null],
  [-101, -50, null],
  [900, 51, null],
  [0, 0, null],
  [Number.NaN, 0, null],
] as const)('a drag of %d px across and %d px down decides %s', (across, down, decision) =>
  expect(swipeOf(across, down)).toBe(decision),
);
