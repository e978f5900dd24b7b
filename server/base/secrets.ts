/**
 * Secrets that are mailed, and secrets that are kept. A mailed secret is derived from a row's id and the installation's secret, so no table
 * and no queue holds it. A secret that must be used again is sealed (encrypted).
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from '#server/base/chance.ts';

type Key = { appSecret: string };
/** The purpose of a secret: a secret made for one purpose is invalid for another. */
export type Purpose =
  | 'reset code'
  | 'reset link'
  | 'email link'
  | 'recovery code'
  | 'account'
  | 'known network'
  | 'joined network'
  | 'throttle'
  | 'letter'
  | 'unsubscribe'
  | 'signed address'
  | 'photo address'
  | 'consent'
  | 'trial claim'
  | 'test payments';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** 32 bytes that only this installation can derive from a text. */
export function derived({ appSecret }: Key, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', appSecret).update(`${purpose}:${text}`).digest();
}

/** The secret of a link, in 43 characters. */
export function linkSecret(key: Key, purpose: Purpose, id: string): string {
  return derived(key, purpose, id).toString('base64url');
}

/** A code of `digits` digits for people to type. */
export function typedCode(key: Key, purpose: Purpose, id: string, digits: number): string {
  return String(derived(key, purpose, id).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/** True if two texts are equal. The time taken does not reveal the first difference. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const sealingKey = ({ appSecret }: Key): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'zobo two-factor secrets', 32));

/** Encrypts for the database. Opening needs the same `owner`, so a secret is of no use in another person's row. */
export function seal(key: Key, random: Random, plain: Uint8Array, owner: string): Buffer {
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The plain bytes; null when another app secret or another owner sealed them. */
export function unseal(key: Key, sealed: Buffer, owner: string): Buffer | null {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(key), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
