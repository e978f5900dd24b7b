import { expect, it } from 'vitest';
import { monthsLater } from './months.ts';

it('counts months by the calendar, forwards and back', () => {
  const day = (text: string) => Date.parse(`${text}T12:34:56Z`) / 1000;
  expect(monthsLater(day('2026-01-31'), 1)).toBe(day('2026-02-28'));
  expect(monthsLater(day('2026-12-15'), 1)).toBe(day('2027-01-15'));
  expect(monthsLater(day('2026-11-30'), 3)).toBe(day('2027-02-28'));
  expect(monthsLater(day('2026-03-31'), -1)).toBe(day('2026-02-28'));
});
