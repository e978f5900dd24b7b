import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from './index.ts';

it('runs every schedule that a feature has', async () => {
  const here = new URL('./', import.meta.url);
  const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/tasks.ts`, here)));
  const schedules = await Promise.all(names.map(async (name) => (await import(`./${name}/tasks.ts`)).schedule));
  const given = schedules.filter((schedule) => schedule !== undefined);
  expect(given.length).toBeGreaterThan(5);
  expect(given).toEqual(given.filter((schedule) => features.some((feature) => feature.schedule === schedule)));
});
