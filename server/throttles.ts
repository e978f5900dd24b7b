/**
 * How often something may be tried: points in a window, spent by one statement in Postgres, whatever the number of processes. Windows
 * go by the machine's clock, which is the one that the library reads.
 */
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { derived } from './auth/secrets.ts';
import type { Deps } from './context.ts';
import { deleteThrottlesExpiredBy, isKept, keepKey, returnPoint, throttleStore } from './throttle-queries.ts';

export type ThrottleName = keyof typeof limits.throttles;
/** Which throttle, and whose window of it. */
export type Spend = readonly [name: ThrottleName, subject: string];

type Needs = Pick<Deps, 'db' | 'config'>;

/** What stands for a window in the database: nobody can read an address out of it, nor try addresses on it without the secret. */
function keyOf({ config }: Needs, [name, subject]: Spend): string {
  return derived(config, 'throttle', `${name} ${subject}`).toString('base64url');
}

function limiterOf(needs: Needs, name: ThrottleName): RateLimiterPostgres {
  const { points, seconds } = limits.throttles[name];
  return new RateLimiterPostgres({
    storeClient: throttleStore(needs.db),
    storeType: 'client',
    tableName: 'throttles',
    tableCreated: true,
    // The schedule removes what has passed.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: seconds,
  });
}

/** Spends a point of a window. Returns 0, or after how many milliseconds the window opens again when all were spent before. */
export async function spendPoint(needs: Needs, spend: Spend): Promise<number> {
  try {
    await limiterOf(needs, spend[0]).consume(keyOf(needs, spend));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // Only what was tried counts: else a crowd that was refused would keep the window shut for those who follow.
    await refundPoint(needs, spend);
    return Math.max(refusal.msBeforeNext, 1);
  }
}

/** Spends a point of a window that has none left, for somebody who showed to be no machine. */
export async function overdrawPoint(needs: Needs, spend: Spend): Promise<void> {
  await limiterOf(needs, spend[0]).penalty(keyOf(needs, spend));
}

/** Gives back what was spent on something that turned out right. */
export async function refundPoint(needs: Needs, spend: Spend): Promise<void> {
  await returnPoint(needs.db, keyOf(needs, spend), Date.now());
}

const networkKeyOf = ({ config }: Needs, account: string, network: string): string =>
  derived(config, 'known network', `${account} ${network}`).toString('base64url');

/** Remembers for a while that an account signed in from a network. */
export async function rememberNetwork(needs: Needs, account: string, network: string): Promise<void> {
  await keepKey(needs.db, networkKeyOf(needs, account, network), Date.now() + limits.knownNetworkMs);
}

/** Whether an account signed in from a network lately. */
export async function isKnownNetwork(needs: Needs, account: string, network: string): Promise<boolean> {
  return isKept(needs.db, networkKeyOf(needs, account, network), Date.now());
}

/** Removes windows that have passed, and networks that were not used for long. For the schedule. */
export async function purgeThrottles({ db }: Deps): Promise<void> {
  await deleteThrottlesExpiredBy(db, Date.now());
}
