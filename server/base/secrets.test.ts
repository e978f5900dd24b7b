import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { derived, isSame, linkSecret, seal, typedCode, unseal } from './secrets.ts';

const key = { appSecret: 'a secret of this installation, 32 bytes' };
const random = { next: Math.random, bytes: randomBytes };

test('what is derived depends on the installation, the purpose and the row, and on nothing else', () => {
  const one = linkSecret(key, 'reset link', 'a');
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(linkSecret(key, 'reset link', 'a')).toBe(one);
  expect(linkSecret(key, 'email link', 'a')).not.toBe(one);
  expect(linkSecret(key, 'reset link', 'b')).not.toBe(one);
  expect(linkSecret({ appSecret: 'another' }, 'reset link', 'a')).not.toBe(one);
  expect(derived(key, 'recovery code', 'a')).toHaveLength(32);
});

test('a code has all its digits, also those of small numbers', () => {
  const codes = Array.from({ length: 2_000 }, (_, at) => typedCode(key, 'reset code', String(at), 6));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_980);
});

test('what is sealed opens for its owner and this installation only', () => {
  const plain = Buffer.from('twenty bytes exactly');
  const sealed = seal(key, random, plain, 'ada');
  expect(sealed.includes(plain)).toBe(false);
  expect(seal(key, random, plain, 'ada').equals(sealed)).toBe(false);
  expect(unseal(key, sealed, 'ada')).toEqual(plain);
  expect(unseal(key, sealed, 'bola')).toBeNull();
  expect(unseal({ appSecret: 'another' }, sealed, 'ada')).toBeNull();
  for (const at of [0, 15, sealed.length - 1]) {
    const touched = Buffer.from(sealed);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(unseal(key, touched, 'ada')).toBeNull();
  }
  expect(unseal(key, sealed.subarray(0, 20), 'ada')).toBeNull();
});

test('texts are the same or not', () => {
  expect(isSame('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', 'abcd', '']) expect(isSame('abc', other)).toBe(false);
});
