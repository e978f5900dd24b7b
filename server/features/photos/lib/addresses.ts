/**
 * Addresses of photos, which expire. Everybody gets the same address within a half week, so that caches hit: it lives three and a half to
 * seven days. Windows are staggered by photo id, so that not all are fetched again at once.
 */
import { createHmac, createSecretKey } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import { derived, isSame } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';

const { windowSeconds, consoleSeconds, addresses } = limits.photoAddress;
/** The signature keeps 132 bits, in 22 characters. */
const SIGNATURE_LENGTH = 22;

type Ending = { query: string; untilMs: number };
type Signer = { sign: (text: string) => string; made: LRUCache<string, Ending> };

const signers = appScoped<{ of?: Signer }>(() => ({}));

/** The key is derived once: a page of people has a hundred addresses, and the request waits for each signature. */
function signerOf(deps: Pick<Deps, 'config'>): Signer {
  const kept = signers(deps);
  if (kept.of === undefined) {
    const key = createSecretKey(derived(deps.config, 'photo address', 'all'));
    const sign = (text: string): string =>
      createHmac('sha256', key).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH);
    kept.of = { sign, made: new LRUCache({ max: addresses }) };
  }
  return kept.of;
}

/** The offset of a photo's windows in seconds, from the last digits of its id, which are random. */
const offsetOf = (id: string): number => Number.parseInt(id.slice(-8), 16) % windowSeconds;

export function endOf(id: string, nowMs: number): number {
  const offset = offsetOf(id);
  return (Math.floor((nowMs / 1000 - offset) / windowSeconds) + 2) * windowSeconds + offset;
}

/** The same for every size of a photo. */
export function photoQuery(deps: Pick<Deps, 'config' | 'clock'>, id: string): string {
  const { sign, made } = signerOf(deps);
  const nowMs = deps.clock().getTime();
  const known = made.get(id);
  if (known !== undefined && known.untilMs > nowMs && known.untilMs - nowMs <= windowSeconds * 1000) return known.query;
  const end = endOf(id, nowMs);
  const query = `?e=${end}&s=${sign(`${id}:${end}`)}`;
  made.set(id, { query, untilMs: (end - windowSeconds) * 1000 });
  return query;
}

/** For moderators, who must also see hidden photos. It is short-lived, and no cache keeps it. */
export function consolePhotoQuery(deps: Pick<Deps, 'config' | 'clock'>, id: string): string {
  const end = (Math.floor(deps.clock().getTime() / 1000 / consoleSeconds) + 2) * consoleSeconds;
  return `?e=${end}&d=${signerOf(deps).sign(`desk:${id}:${end}`)}`;
}

export type GivenAddress = { id: string; e?: unknown; s?: unknown; d?: unknown };

/** Null when the address was not made here, or has expired. */
export function readAddress(deps: Pick<Deps, 'config' | 'clock'>, { id, e, s, d }: GivenAddress) {
  const end = typeof e === 'string' && /^[0-9]{1,12}$/.test(e) ? Number(e) : 0;
  const secondsLeft = Math.floor(end - deps.clock().getTime() / 1000);
  if (secondsLeft <= 0) return null;
  const { sign } = signerOf(deps);
  if (typeof s === 'string') return isSame(s, sign(`${id}:${end}`)) ? { isForConsole: false, secondsLeft } : null;
  if (typeof d === 'string') return isSame(d, sign(`desk:${id}:${end}`)) ? { isForConsole: true, secondsLeft } : null;
  return null;
}
