/** The session as this browser keeps it, the same for all its tabs. */
import { limits } from '#rules/limits.ts';

export type Tokens = { accessToken: string; accessExpiresAt: string; refreshToken: string };
/** Times are on this device's clock, in ms. After a refresh without an answer all tabs wait this long, until then. */
export type Kept = { accessToken: string; refreshToken: string; expiresAt: number; waitMs?: number; retryAt?: number };

/** Its own enumerable names are its keys, as those of the browser's. */
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

/** Everything the product keeps in this browser goes, drafts too. */
export function forgetKept(storage: KeptIn): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}

/** A clock that is wrong must not make every token look spent: then the lifetime of the contract counts from now. */
export function keptOf({ accessToken, refreshToken, accessExpiresAt }: Tokens, now: number): Kept {
  const left = Date.parse(accessExpiresAt) - now;
  const accessMs = limits.session.accessMs;
  return { accessToken, refreshToken, expiresAt: now + (left > 0 && left <= accessMs ? left : accessMs) };
}

/** How long no refresh may be asked for; a clock that was put back must not make that longer. */
export function waitLeft({ waitMs = 0, retryAt = 0 }: Kept, now: number): number {
  const left = retryAt - now;
  return left > 0 && left <= waitMs ? left : 0;
}

/** The same after a refresh without an answer. */
export function unanswered(kept: Kept, now: number): Kept {
  const waitMs = Math.min(kept.waitMs ? 2 * kept.waitMs : firstWaitMs, longestWaitMs);
  return { ...kept, waitMs, retryAt: now + waitMs };
}

/** A refresh token is the session's id, a point and the secret. */
export const sessionIdOf = ({ refreshToken }: Kept): string | undefined => refreshToken.split('.')[0];
