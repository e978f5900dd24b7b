import { expect, it } from 'vitest';
import { savesData } from './save-data.ts';

const device = (connection: unknown, reduced = false) => ({
  navigator: connection === undefined ? {} : { connection },
  matchMedia: (query: string) => ({ matches: reduced && query === '(prefers-reduced-data: reduce)' }),
});

it('hears the browser and the system, and takes silence for a no', () => {
  expect(savesData(device({ saveData: true }))).toBe(true);
  expect(savesData(device(undefined, true))).toBe(true);
  expect(savesData(device({ saveData: false }))).toBe(false);
  expect(savesData(device({}))).toBe(false);
  expect(savesData(device(null))).toBe(false);
  expect(savesData(device(undefined))).toBe(false);
});
