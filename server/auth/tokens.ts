import { createHash, createHmac } from 'node:crypto';
import { idOf } from '#server/base/ids.ts';

export const SECRET_BYTES = 32;

const scriptToken = /^zobo_([\w-]{43})([\w-]{6})$/;

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function derive(token: string, purpose: string, salt?: Buffer): Buffer {
  const hmac = createHmac('sha256', token).update(purpose);
  return (salt === undefined ? hmac : hmac.update(salt)).digest();
}

/** `<session id>.<32 bytes>` */
export function refreshToken(sessionId: string, secret: Buffer): string {
  return `${sessionId}.${secret.toString('base64url')}`;
}

/** Null when the token does not have our form. */
export function sessionIdOf(token: string): string | null {
  const [id, secret, ...rest] = token.split('.');
  if (id === undefined || secret === undefined || rest.length > 0) return null;
  return idOf(id) === id && /^[\w-]{43}$/.test(secret) ? id : null;
}

/** Every holder of the given token and the salt derives the same one; nobody else can. */
export function nextRefreshToken(given: string, sessionId: string, salt: Buffer): string {
  return refreshToken(sessionId, derive(given, 'refresh', salt));
}

export function accessTokenOf(refresh: string): string {
  return derive(refresh, 'access').toString('base64url');
}

function checksum(secret: string): string {
  return hashOf(secret).subarray(0, 4).toString('base64url');
}

/** A prefix that secret scanners know, 32 random bytes and a checksum. */
export function scriptTokenOf(secret: Buffer): string {
  const text = secret.toString('base64url');
  return `zobo_${text}${checksum(text)}`;
}

export function isScriptToken(token: string): boolean {
  const [, secret, sum] = scriptToken.exec(token) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}
