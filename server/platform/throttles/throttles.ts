/**
 * Throttles: points in a window, spent by one statement in Postgres, or in Redis if one is configured. They count across all processes.
 * Windows use the machine's clock, because the library reads that one.
 *
 * While Redis does not answer, Postgres counts from zero, so that an outage neither admits nor refuses everybody. Windows of a day or more
 * are always in Postgres, in a table that survives a crash. A Redis without persistence would open them with each restart. Shorter windows
 * may be lost.
 */
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import {
  deleteThrottlesExpiredBy,
  isKept,
  keepKey,
  returnPoint,
  type ThrottleTable,
  throttleStore,
} from './throttle-queries.ts';
import { redisPrefix, returnPointOfRedis, throttleRedis } from './throttle-redis.ts';

export type ThrottleName = keyof typeof limits.throttles;
/** The throttle, and the subject of its window. */
export type Spend = readonly [name: ThrottleName, subject: string];

type Needs = Pick<Deps, 'db' | 'config'>;

/** The key of a window in the store. Without the secret nobody can read an address from it, or test addresses against it. */
function keyOf({ config }: Needs, [name, subject]: Spend): string {
  return derived(config, 'throttle', `${name} ${subject}`).toString('base64url');
}

/** Throttles whose subject is a network. */
const isOfNetwork = (name: ThrottleName): boolean => name.endsWith('Address');

const LASTING_SECONDS = 86_400;

const isLasting = (name: ThrottleName): boolean => limits.throttles[name].seconds >= LASTING_SECONDS;
const tableOf = (name: ThrottleName): ThrottleTable => (isLasting(name) ? 'lastingThrottles' : 'throttles');

/** The Redis that counts a throttle; null if Postgres counts it. */
const redisOf = (needs: Needs, name: ThrottleName): ReturnType<typeof throttleRedis> =>
  isLasting(name) ? null : throttleRedis(needs);

function limiterOf(needs: Needs, name: ThrottleName): RateLimiterPostgres | RateLimiterRedis {
  const { points, seconds } = limits.throttles[name];
  const inPostgres = new RateLimiterPostgres({
    storeClient: throttleStore(needs.db),
    storeType: 'client',
    tableName: isLasting(name) ? 'lasting_throttles' : 'throttles',
    tableCreated: true,
    // A scheduled job removes expired windows.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points,
    duration: seconds,
  });
  const storeClient = redisOf(needs, name);
  if (storeClient === null) return inPostgres;
  return new RateLimiterRedis({
    storeClient,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inPostgres,
    keyPrefix: redisPrefix,
    points,
    duration: seconds,
  });
}

/** Spends a point of a window. Answers 0, or the milliseconds until the window opens again if all points were spent before. */
export async function spendPoint(needs: Needs, spend: Spend): Promise<number> {
  if (!needs.config.addressLimits && isOfNetwork(spend[0])) return 0;
  try {
    await limiterOf(needs, spend[0]).consume(keyOf(needs, spend));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // Refused attempts do not count: otherwise a refused crowd would keep the window closed for later callers.
    await refundPoint(needs, spend);
    return Math.max(refusal.msBeforeNext, 1);
  }
}

/** Spends a point of a window that has none left, for a person who passed a captcha. */
export async function overdrawPoint(needs: Needs, spend: Spend): Promise<void> {
  await limiterOf(needs, spend[0]).penalty(keyOf(needs, spend));
}

/** Gives back the point of an attempt that succeeded. */
export async function refundPoint(needs: Needs, spend: Spend): Promise<void> {
  const key = keyOf(needs, spend);
  const redis = redisOf(needs, spend[0]);
  if (redis !== null) {
    const isReturned = await returnPointOfRedis(redis, key).then(
      () => true,
      () => false,
    );
    if (isReturned) return;
  }
  await returnPoint(needs.db, tableOf(spend[0]), key, Date.now());
}

const networkKeyOf = ({ config }: Needs, account: string, network: string): string =>
  derived(config, 'known network', `${account} ${network}`).toString('base64url');

/** Stores for a while that an account signed in from a network. */
export async function rememberNetwork(needs: Needs, account: string, network: string): Promise<void> {
  await keepKey(needs.db, networkKeyOf(needs, account, network), Date.now() + limits.knownNetworkMs);
}

/** True if an account signed in from a network recently. */
export async function isKnownNetwork(needs: Needs, account: string, network: string): Promise<boolean> {
  return isKept(needs.db, networkKeyOf(needs, account, network), Date.now());
}

/** Removes expired windows, and networks that were not used for long. The schedule calls it. */
export async function purgeThrottles({ db }: Deps): Promise<void> {
  await deleteThrottlesExpiredBy(db, Date.now());
}
