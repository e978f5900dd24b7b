import { afterEach, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { challengeOf, dropPendingLetter, keepPendingLetter, newVerifier, pendingLetter } from './pending-letter.ts';

afterEach(() => localStorage.clear());

it('makes the challenge of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('makes verifiers that are long enough, written without padding, and never the same', () => {
  const made = Array.from({ length: 200 }, newVerifier);
  expect(new Set(made).size).toBe(made.length);
  for (const verifier of made) expect(verifier).toMatch(/^[\w-]+$/);
  for (const verifier of made) expect(verifier.length).toBeGreaterThanOrEqual(limits.text.codeVerifier.min);
});

it.each([
  ['reset', 'zobo.reset'],
  ['sign-in', 'zobo.sign-in-code'],
] as const)('keeps the last request for a %s until it is used, and takes a spoilt one for none', (way, key) => {
  const pending = { requestId: 'r', verifier: 'v', codeExpiresAt: '2026-11-20T09:00:00.000Z' };
  expect(pendingLetter(way)).toBeNull();
  keepPendingLetter(way, pending);
  expect(pendingLetter(way)).toEqual(pending);
  expect(pendingLetter(way === 'reset' ? 'sign-in' : 'reset')).toBeNull();
  dropPendingLetter(way);
  expect(pendingLetter(way)).toBeNull();
  for (const spoilt of ['{', 'null', '{"requestId":"r"}']) {
    localStorage.setItem(key, spoilt);
    expect(pendingLetter(way)).toBeNull();
  }
});
