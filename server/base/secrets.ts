/** A mailed secret is derived from a row's id and the installation's secret, so no table and no queue holds it. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Random } from '#server/base/chance.ts';

type Key = { appSecret: string };
/** A secret made for one purpose is invalid for another. */
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
  | 'push key'
  | 'push topic'
  | 'trusted friend'
  | 'friend refusal'
  | 'shared plan'
  | 'plan code'
  | 'test payments';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function derived({ appSecret }: Key, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', appSecret).update(`${purpose}:${text}`).digest();
}

/** 43 characters. */
export function linkSecret(key: Key, purpose: Purpose, id: string): string {
  return derived(key, purpose, id).toString('base64url');
}

export function typedCode(key: Key, purpose: Purpose, id: string, digits: number): string {
  return String(derived(key, purpose, id).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/** In constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const sealingKey = ({ appSecret }: Key): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'zobo two-factor secrets', 32));

/** Opening needs the same `owner`, so a secret is of no use in another person's row. */
export function seal(key: Key, random: Random, plain: Uint8Array, owner: string): Buffer {
  const iv = random.bytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(key), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null when another app secret or another owner sealed them. */
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
