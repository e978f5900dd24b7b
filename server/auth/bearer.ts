const BEARER = /^Bearer +([\w.~+/=-]{1,512})$/i;

/** The token of an Authorization header; null when there is no header, '' when it is not a bearer token: no session has that one. */
export function bearerToken(header: unknown): string | null {
  if (header === undefined || header === null) return null;
  return typeof header === 'string' ? (BEARER.exec(header.trim())?.[1] ?? '') : '';
}
