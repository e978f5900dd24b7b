import { limits } from '#rules/limits.ts';

export type Tokens = { accessToken: string; accessExpiresAt: string; refreshToken: string };
/** Times are in ms on this device's clock. After a refresh without an answer, all tabs wait `waitMs`, until `retryAt`. */
export type Kept = { accessToken: string; refreshToken: string; expiresAt: number; waitMs?: number; retryAt?: number };

/** Its own enumerable property names are its keys, as in the browser's Storage. */
export type KeptIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'zobo.';
export const sessionKey = `${prefix}session`;

/** The wait after a refresh without an answer doubles up to a limit: at most ten requests in ten minutes from all tabs together. */
const firstWaitMs = 15_000;
const longestWaitMs = 75_000;

function isKept(value: unknown): value is Kept {
  const { accessToken, refreshToken, expiresAt } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof expiresAt === 'number';
}

export function readKept(storage: KeptIn): Kept | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(sessionKey) ?? '');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

export function forgetKept(storage: KeptIn): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}

/** A wrong clock must not make every token look expired. In that case the contract's lifetime counts from now. */
export function keptOf({ accessToken, refreshToken, accessExpiresAt }: Tokens, now: number): Kept {
  const left = Date.parse(accessExpiresAt) - now;
  const accessMs = limits.session.accessMs;
  return { accessToken, refreshToken, expiresAt: now + (left > 0 && left <= accessMs ? left : accessMs) };
}

/** The ms until a refresh is allowed. A clock that was set back must not lengthen the wait. */
export function waitLeft({ waitMs = 0, retryAt = 0 }: Kept, now: number): number {
  const left = retryAt - now;
  return left > 0 && left <= waitMs ? left : 0;
}

export function unanswered(kept: Kept, now: number): Kept {
  const waitMs = Math.min(kept.waitMs ? 2 * kept.waitMs : firstWaitMs, longestWaitMs);
  return { ...kept, waitMs, retryAt: now + waitMs };
}

/** A refresh token consists of the session's id, a point and the secret. */
export const sessionIdOf = ({ refreshToken }: Kept): string | undefined => refreshToken.split('.')[0];
