/**
 * How often something may be tried: points in a window, spent by one statement in Postgres, or in Redis where one is configured, whatever
 * the number of processes. Windows go by the machine's clock, which is the one that the library reads. While Redis does not answer, Postgres
 * counts, from nothing: an outage neither opens the doors nor closes them. Windows of a day or more are always in Postgres, in a table that
 * survives its crash: a Redis that keeps nothing on disk would open them with each restart. The shorter ones may go.
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
/** Which throttle, and whose window of it. */
export type Spend = readonly [name: ThrottleName, subject: string];

type Needs = Pick<Deps, 'db' | 'config'>;

/** What stands for a window in the database: nobody can read an address out of it, nor try addresses on it without the secret. */
function keyOf({ config }: Needs, [name, subject]: Spend): string {
  return derived(config, 'throttle', `${name} ${subject}`).toString('base64url');
}

/** Throttles whose subject is a network. */
const isOfNetwork = (name: ThrottleName): boolean => name.endsWith('Address');

const LASTING_SECONDS = 86_400;

const isLasting = (name: ThrottleName): boolean => limits.throttles[name].seconds >= LASTING_SECONDS;
const tableOf = (name: ThrottleName): ThrottleTable => (isLasting(name) ? 'lastingThrottles' : 'throttles');

/** The Redis that a throttle is counted in, if it is. */
const redisOf = (needs: Needs, name: ThrottleName): ReturnType<typeof throttleRedis> =>
  isLasting(name) ? null : throttleRedis(needs);

function limiterOf(needs: Needs, name: ThrottleName): RateLimiterPostgres | RateLimiterRedis {
  const { points, seconds } = limits.throttles[name];
  const inPostgres = new RateLimiterPostgres({
    storeClient: throttleStore(needs.db),
    storeType: 'client',
    tableName: isLasting(name) ? 'lasting_throttles' : 'throttles',
    tableCreated: true,
    // The schedule removes what has passed.
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

/** Spends a point of a window. Returns 0, or after how many milliseconds the window opens again when all were spent before. */
export async function spendPoint(needs: Needs, spend: Spend): Promise<number> {
  if (!needs.config.addressLimits && isOfNetwork(spend[0])) return 0;
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
