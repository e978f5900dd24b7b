import { afterEach, expect, it, vi } from 'vitest';
import { deviceSavesData, saverKey, savesData } from './save-data.ts';
import { chooseSaver } from './use-saves-data.ts';

const device = (connection: unknown, reduced = false) => ({
  navigator: connection === undefined ? {} : { connection },
  matchMedia: (query: string) => ({ matches: reduced && query === '(prefers-reduced-data: reduce)' }),
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('hears the browser and the system, and takes silence for a no', () => {
  expect(deviceSavesData(device({ saveData: true }))).toBe(true);
  expect(deviceSavesData(device(undefined, true))).toBe(true);
  expect(deviceSavesData(device({ saveData: false }))).toBe(false);
  expect(deviceSavesData(device({}))).toBe(false);
  expect(deviceSavesData(device(null))).toBe(false);
  expect(deviceSavesData(device(undefined))).toBe(false);
});

it('keeps the choice on the device', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(savesData()).toBe(false);
  chooseSaver(true);
  expect([savesData(), localStorage.getItem(saverKey)]).toEqual([true, 'on']);
  chooseSaver(false);
  expect([savesData(), localStorage.getItem(saverKey)]).toEqual([false, null]);
});
