/** Tokens as strings: how they are made, derived and recognised. Nothing here is stored but `hashOf`. */
import { createHash, createHmac } from 'node:crypto';
import { idOf } from '#server/base/ids.ts';

/** How many random bytes a secret has. */
export const SECRET_BYTES = 32;

const scriptToken = /^zobo_([\w-]{43})([\w-]{6})$/;

/** What is stored of a token. */
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

/** The session a refresh token speaks of, or null when it is not one of ours by its form. */
export function sessionIdOf(token: string): string | null {
  const [id, secret, ...rest] = token.split('.');
  if (id === undefined || secret === undefined || rest.length > 0) return null;
  return idOf(id) === id && /^[\w-]{43}$/.test(secret) ? id : null;
}

/** The next refresh token: the same for everybody who holds the given one and the salt, and for nobody else. */
export function nextRefreshToken(given: string, sessionId: string, salt: Buffer): string {
  return refreshToken(sessionId, derive(given, 'refresh', salt));
}

/** The access token that goes with a refresh token. */
export function accessTokenOf(refresh: string): string {
  return derive(refresh, 'access').toString('base64url');
}

function checksum(secret: string): string {
  return hashOf(secret).subarray(0, 4).toString('base64url');
}

/** A token for scripts: a prefix that secret scanners know, 32 random bytes and a checksum. */
export function scriptTokenOf(secret: Buffer): string {
  const text = secret.toString('base64url');
  return `zobo_${text}${checksum(text)}`;
}

/** Whether this is a script's token by its form and checksum. */
export function isScriptToken(token: string): boolean {
  const [, secret, sum] = scriptToken.exec(token) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}
