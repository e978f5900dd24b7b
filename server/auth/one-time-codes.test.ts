import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import {
  canonicalRecoveryCode,
  looksLikeTotp,
  newRecoveryCodes,
  plainCode,
  shownRecoveryCode,
  shownTotp,
  stepOfCode,
} from './one-time-codes.ts';

const secret = Secret.fromLatin1('12345678901234567890').bytes;
const at = (seconds: number) => new Date(seconds * 1_000);

// The last six digits of appendix B of RFC 6238.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is that of the RFC: %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  expect(stepOfCode(secret, code, at(seconds + 30))).toBe(step);
  expect(stepOfCode(secret, code, at(seconds - 30))).toBe(step);
  expect(stepOfCode(secret, code, at(seconds + 60))).toBeNull();
  expect(stepOfCode(secret, code, at(seconds - 60))).toBeNull();
});

test('the secret is shown as apps take it', () => {
  const { secret: typed, otpauthUrl } = shownTotp(secret, 'ada obi@example.com');
  expect(typed).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(otpauthUrl).toBe(
    `otpauth://totp/Zobo:ada%20obi%40example.com?issuer=Zobo&secret=${typed}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('codes are read as they were meant', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
  expect(looksLikeTotp('123456')).toBe(true);
  for (const other of ['12345', '1234567', '12345x', '']) expect(looksLikeTotp(other)).toBe(false);
  expect(canonicalRecoveryCode(plainCode('O1Il0-ABCDE'))).toBe('01110abcde');
});

test('a recovery code is never taken for one of the app, and is what was shown', () => {
  let next = 0;
  const codes = newRecoveryCodes({ next: () => 0, bytes: (length) => Buffer.alloc(length, next++) });
  expect(codes).toHaveLength(10);
  expect(codes[1]).toBe('1111111111');
  expect(shownRecoveryCode('abcdefghjk')).toBe('abcde-fghjk');
  for (const code of codes) {
    expect(looksLikeTotp(code)).toBe(false);
    expect(canonicalRecoveryCode(plainCode(shownRecoveryCode(code)))).toBe(code);
  }
});
