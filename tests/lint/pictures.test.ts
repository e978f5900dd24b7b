import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashesNow, pictures, taken } from '#tests/e2e/pictures.ts';

const was = JSON.parse(readFileSync(taken, 'utf8')) as Record<string, string>;
const now = await hashesNow(process.cwd());

it.each(Object.entries(pictures))('the picture of %s shows files that are there', (_name, { files }) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('the pictures of the README are of today', () => {
  const old = Object.keys(pictures).filter((name) => was[name] !== now[name]);
  expect(old, 'Files that these pictures show have changed. Take them again: npm run screenshots').toEqual([]);
});
