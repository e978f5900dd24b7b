/** RFC 6238, and the recovery codes that replace such codes. */
import { Secret, TOTP } from 'otpauth';
import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import type { Random } from '#server/base/chance.ts';

const { stepSeconds, digits, drift, recoveryCodes } = limits.twoFactor;
/** The length that RFC 4226 advises for SHA-1. */
const SECRET_BYTES = 20;
/** Crockford's: no letters look alike. 32 letters, so five bits make a letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LETTERS = 10;

const totp = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits,
    period: stepSeconds,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export function newTotpSecret(random: Random): Buffer {
  return random.bytes(SECRET_BYTES);
}

export function shownTotp(secret: Uint8Array, email: string): { secret: string; otpauthUrl: string } {
  const shown = totp(secret, email);
  return { secret: shown.secret.base32, otpauthUrl: shown.toString() };
}

/** Within the allowed drift; null when no step has this code. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: drift });
  return delta === null ? null : Math.floor(timestamp / 1_000 / stepSeconds) + delta;
}

export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase();
}

export function looksLikeTotp(code: string): boolean {
  return code.length === digits && /^\d+$/.test(code);
}

/** O is read as 0, I and L as 1. */
export function canonicalRecoveryCode(code: string): string {
  return code.replaceAll('o', '0').replace(/[il]/g, '1');
}

export function newRecoveryCodes(random: Random): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    [...random.bytes(RECOVERY_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
  );
}

export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
}
