/** Attempts are counted in Redis as in Postgres; and in Postgres while Redis does not answer. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import type { Config } from '#server/config/config.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { openThrottles } from '#server/platform/throttles/throttle-redis.ts';
import { overdrawPoint, refundPoint, type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';
import { testConfig } from '#tests/setup/config.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { type OwnRedis, startRedis } from '#tests/setup/redis.ts';
import { openWindows } from '#tests/setup/throttles.ts';

const log = pino({ level: 'silent' });
const spend: Spend = ['signInOfAccountAndAddress', 'ada@example.com 10.0.0.1'];
const { points, seconds } = limits.throttles.signInOfAccountAndAddress;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let redis: OwnRedis;
let line: Redis;
let folder: string;
let throttles: { close(): Promise<void> };
let withRedis: { db: Db; config: Config };
let without: { db: Db; config: Config };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zobo-throttles-'));
  database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 4, onError: () => undefined }));
  redis = await startRedis();
  line = new Redis(redis.url, { maxRetriesPerRequest: null });
  line.on('error', () => undefined);
  const config = testConfig({ databaseUrl: database.url, dataDir: folder });
  without = { db, config };
  withRedis = { db, config: { ...config, redisUrl: redis.url } };
  throttles = await openThrottles({ config: withRedis.config, log });
});
afterAll(async () => {
  line.disconnect();
  await throttles.close();
  await redis.kill();
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await openWindows({ db });
  await line.flushall();
});

const many = <T>(count: number, run: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));
const inPostgres = () => db.selectFrom('throttles').select(['key', 'points']).execute();

const stores = {
  Postgres: {
    needs: () => without,
    keys: async () => (await inPostgres()).map(({ key }) => key),
    endWindows: () =>
      db
        .updateTable('throttles')
        .set({ expire: String(Date.now() - 1) })
        .execute(),
  },
  Redis: {
    needs: () => withRedis,
    keys: () => line.keys('*'),
    endWindows: async () => {
      for (const key of await line.keys('*')) await line.pexpire(key, 0);
    },
  },
};

describe.each(Object.entries(stores))('in %s', (name, { needs, keys, endWindows }) => {
  it('of fifty at once exactly as many pass as there are points, and the rest are told how long to wait', async () => {
    const waits = await many(50, () => spendPoint(needs(), spend));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points);
    for (const wait of waits.filter((each) => each > 0)) {
      expect(wait).toBeGreaterThan((seconds - 30) * 1_000);
      expect(wait).toBeLessThanOrEqual(seconds * 1_000);
    }
    expect((await inPostgres()).length).toBe(name === 'Postgres' ? 1 : 0);
  });

  it('who was refused spends nothing, and what was right is given back, once', async () => {
    await many(50, () => spendPoint(needs(), spend));
    await refundPoint(needs(), spend);
    expect(await spendPoint(needs(), spend)).toBe(0);
    expect(await spendPoint(needs(), spend)).toBeGreaterThan(0);
    await many(3 * points, () => refundPoint(needs(), spend));
    const waits = await many(3 * points, () => spendPoint(needs(), spend));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points);
  });

  it('a window that is overdrawn is opened by what is given back', async () => {
    await many(points, () => spendPoint(needs(), spend));
    await overdrawPoint(needs(), spend);
    await refundPoint(needs(), spend);
    expect(await spendPoint(needs(), spend)).toBeGreaterThan(0);
    await refundPoint(needs(), spend);
    expect(await spendPoint(needs(), spend)).toBe(0);
  });

  it('a window ends, is its own for each throttle and subject, and is nobody to be read', async () => {
    await many(points, () => spendPoint(needs(), spend));
    expect(await spendPoint(needs(), ['signInOfAccountAndAddress', 'bola@example.com 10.0.0.1'])).toBe(0);
    expect(await spendPoint(needs(), ['signInOfAddress', spend[1]])).toBe(0);
    const stored = await keys();
    expect(stored).toHaveLength(3);
    for (const key of stored) expect(key).toMatch(/^(?:zobo:throttle:)?[\w-]{43}$/);
    await endWindows();
    // Nothing of a window that has passed is given back to the next one.
    await refundPoint(needs(), spend);
    const waits = await many(2 * points, () => spendPoint(needs(), spend));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(points);
  });

  it('what comes from one network is not counted where the settings say so, and accounts are', async () => {
    const lifted = { ...needs(), config: { ...needs().config, addressLimits: false } };
    for (const each of ['signInOfAddress', 'signInOfAccountAndAddress', 'signUpOfAddress', 'signUpsOfAddress'] as const)
      expect((await many(310, () => spendPoint(lifted, [each, 'x']))).every((wait) => wait === 0)).toBe(true);
    expect(await keys()).toEqual([]);
    const waits = await many(20, () => spendPoint(lifted, ['feedbackOfAccount', 'x']));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(limits.throttles.feedbackOfAccount.points);
  });
});

it('windows of a day or more are not in Redis, which may forget them, and give back what was right', async () => {
  const daily: Spend = ['twoFactorOfAccountDaily', 'ada'];
  await many(limits.throttles.twoFactorOfAccountDaily.points, () => spendPoint(withRedis, daily));
  await line.flushall();
  expect(await spendPoint(withRedis, daily)).toBeGreaterThan(0);
  await refundPoint(withRedis, daily);
  expect(await spendPoint(withRedis, daily)).toBe(0);
  await overdrawPoint(withRedis, daily);
  expect(await line.keys('*')).toEqual([]);
});

describe('while Redis', () => {
  const passing = async () => (await many(30, () => spendPoint(withRedis, spend))).filter((wait) => wait === 0);

  it('is away the doors are neither open nor shut, and it counts again once it is back', async () => {
    expect(await passing()).toHaveLength(points);
    await redis.kill();
    expect(await passing()).toHaveLength(points);
    expect(await inPostgres()).toMatchObject([{ points }]);
    await refundPoint(withRedis, spend);
    expect(await spendPoint(withRedis, spend)).toBe(0);
    expect(await spendPoint(withRedis, spend)).toBeGreaterThan(0);
    await redis.start();
    await expect
      .poll(async () => {
        await spendPoint(withRedis, ['feedbackOfAccount', 'somebody']);
        return (await line.keys('*')).length;
      })
      .toBe(1);
  });

  it('hangs nobody waits long', async () => {
    await spendPoint(withRedis, spend);
    redis.freeze();
    try {
      const before = performance.now();
      expect(await passing()).toHaveLength(points);
      expect(performance.now() - before).toBeLessThan(5_000);
    } finally {
      redis.thaw();
    }
  });
});
