const BEARER = /^Bearer +([\w.~+/=-]{1,512})$/i;

/** Null without a header. '' for a header that is no bearer token: no session has that token. */
export function bearerToken(header: unknown): string | null {
  if (header === undefined || header === null) return null;
  return typeof header === 'string' ? (BEARER.exec(header.trim())?.[1] ?? '') : '';
}
