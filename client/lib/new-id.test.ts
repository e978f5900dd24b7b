import { afterEach, expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

const v4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

it('is a version 4, also where the browser has no randomUUID', () => {
  expect(newId()).toMatch(v4);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into) });
  const made = Array.from({ length: 200 }, newId);
  for (const id of made) expect(id).toMatch(v4);
  expect(new Set(made).size).toBe(200);
});
