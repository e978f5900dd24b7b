/**
 * Points in a window, counted across all processes by Postgres, or by Redis if one is configured. Windows use the machine's clock, because
 * the library reads that one. While Redis does not answer, Postgres counts from zero: an outage neither admits nor refuses everybody.
 * Windows of a day or more are always in Postgres, because a Redis without persistence would open them with each restart.
 */
import { RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#rules/limits.ts';
import { derived } from '#server/base/secrets.ts';
import type { Deps } from '#server/platform/context/context.ts';
import * as queries from './throttle-queries.ts';
import { redisPrefix, returnPointOfRedis, throttleRedis } from './throttle-redis.ts';

export type ThrottleName = keyof typeof limits.throttles;
export type Spend = readonly [name: ThrottleName, subject: string];

type Needs = Pick<Deps, 'db' | 'config'>;

/** Without the secret nobody can read an address from it, or test addresses against it. */
function keyOf({ config }: Needs, [name, subject]: Spend): string {
  return derived(config, 'throttle', `${name} ${subject}`).toString('base64url');
}

const isOfNetwork = (name: ThrottleName): boolean => name.endsWith('Address');

const LASTING_SECONDS = 86_400;

const isLasting = (name: ThrottleName): boolean => limits.throttles[name].seconds >= LASTING_SECONDS;
const tableOf = (name: ThrottleName): queries.ThrottleTable => (isLasting(name) ? 'lastingThrottles' : 'throttles');

/** Null if Postgres counts it. */
const redisOf = (needs: Needs, name: ThrottleName): ReturnType<typeof throttleRedis> =>
  isLasting(name) ? null : throttleRedis(needs);

function limiterOf(needs: Needs, name: ThrottleName): RateLimiterPostgres | RateLimiterRedis {
  const { points, seconds } = limits.throttles[name];
  const inPostgres = new RateLimiterPostgres({
    storeClient: queries.throttleStore(needs.db),
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

/** 0, or the milliseconds until the window opens again. */
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

/** For a person who passed a captcha. */
export async function overdrawPoint(needs: Needs, spend: Spend): Promise<void> {
  await limiterOf(needs, spend[0]).penalty(keyOf(needs, spend));
}

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
  await queries.returnPoint(needs.db, tableOf(spend[0]), key, Date.now());
}

const networkKeyOf = ({ config }: Needs, account: string, network: string): string =>
  derived(config, 'known network', `${account} ${network}`).toString('base64url');

export async function rememberNetwork(needs: Needs, account: string, network: string): Promise<void> {
  await queries.keepKey(needs.db, networkKeyOf(needs, account, network), Date.now() + limits.knownNetworkMs);
}

export async function isKnownNetwork(needs: Needs, account: string, network: string): Promise<boolean> {
  return queries.isKept(needs.db, networkKeyOf(needs, account, network), Date.now());
}

export async function purgeThrottles({ db }: Deps): Promise<void> {
  await queries.deleteThrottlesExpiredBy(db, Date.now());
}
