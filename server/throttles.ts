/**
 * How often something may be tried: points in a window, spent by one statement in Postgres, whatever the number of processes. Windows
 * go by the machine's clock, which is the one that the library reads.
 */
import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import type { Deps } from './context.ts';
import { deleteThrottlesExpiredBy, returnPoint, throttleStore } from './throttle-queries.ts';

export type ThrottleName = keyof typeof limits.throttles;
/** Which throttle, and whose window of it. */
export type Spend = readonly [name: ThrottleName, subject: string];

type Needs = Pick<Deps, 'db' | 'config'>;

/** What stands for a window in the database: nobody can read an address out of it, nor try addresses on it without the secret. */
function keyOf({ config }: Needs, [name, subject]: Spend): string {
  return createHmac('sha256', config.appSecret).update(`throttle ${name} ${subject}`).digest('base64url');
}

/** Spends a point of a window. Returns 0, or after how many milliseconds the window opens again when all were spent before. */
export async function spendPoint(needs: Needs, spend: Spend): Promise<number> {
  const { points, seconds } = limits.throttles[spend[0]];
  const limiter = new RateLimiterPostgres({
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
  try {
    await limiter.consume(keyOf(needs, spend));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // Only what was tried counts: else a crowd that was refused would keep the window shut for those who follow.
    await refundPoint(needs, spend);
    return Math.max(refusal.msBeforeNext, 1);
  }
}

/** Gives back what was spent on something that turned out right. */
export async function refundPoint(needs: Needs, spend: Spend): Promise<void> {
  await returnPoint(needs.db, keyOf(needs, spend), Date.now());
}

/** Removes windows that have passed. For the schedule. */
export async function purgeThrottles({ db }: Deps): Promise<void> {
  await deleteThrottlesExpiredBy(db, Date.now());
}
