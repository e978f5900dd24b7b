/** The same promises as the Postgres bus, over a real redis-server on a port of its own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { ResyncNeeded } from '#server/platform/bus/event-queue.ts';
import { createRedisBus } from '#server/platform/bus/redis-bus.ts';
import type { ViewerEvent } from '#server/platform/bus/topics.ts';
import { type OwnRedis, startRedis } from '#tests/setup/redis.ts';

const log = pino({ level: 'silent' });
let redis: OwnRedis;
let here: Bus;
let there: Bus;

beforeAll(async () => {
  redis = await startRedis();
  const { url } = redis;
  here = await createRedisBus({ url, log });
  there = await createRedisBus({ url, log });
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await redis.kill();
});

const event = (number: number): ViewerEvent => ({ kind: 'unread', matchId: String(number) });
const numberOf = (given: ViewerEvent): number => (given.kind === 'unread' ? Number(given.matchId) : -1);
const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at);

async function take(from: AsyncIterator<ViewerEvent>, count: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) taken.push(numberOf((await from.next()).value));
  return taken;
}

test('delivers here at once and there in order, each event once', async () => {
  const local = here.subscribe('viewer:order');
  const remote = there.subscribe('viewer:order');
  for (const number of numbers(200)) await here.publish('viewer:order', event(number));
  expect(await take(local, 200)).toEqual(numbers(200));
  expect(await take(remote, 200)).toEqual(numbers(200));
  await here.publish('viewer:order', event(200));
  expect([await take(local, 1), await take(remote, 1)]).toEqual([[200], [200]]);
});

test('never misses a publish right after subscribe', async () => {
  for (const number of numbers(200)) {
    const mine = there.subscribe(`viewer:gap-${number}`);
    await here.publish(`viewer:gap-${number}`, event(number));
    expect(await take(mine, 1)).toEqual([number]);
    await mine.return?.();
  }
});

test('ends the slow reader alone', async () => {
  const slow = there.subscribe('viewer:slow');
  const quick = there.subscribe('viewer:slow');
  const count = limits.socket.queued + 50;
  const reading = take(quick, count);
  for (const number of numbers(count)) {
    await here.publish('viewer:slow', event(number));
    if (number % 50 === 0) await sleep(5);
  }
  expect(await reading).toEqual(numbers(count));
  await expect(slow.next()).rejects.toBeInstanceOf(ResyncNeeded);
});

test('survives a restart of Redis, and tells its readers that they may have missed something', async () => {
  const before = there.subscribe('viewer:restart');
  // What was published meanwhile may still arrive before the word that something may be missing.
  const readAll = async (): Promise<void> => {
    for await (const read of before) expect(numberOf(read)).toBe(1);
  };
  const failing = expect(readAll()).rejects.toBeInstanceOf(ResyncNeeded);
  await redis.kill();
  await here.publish('viewer:restart', event(1));
  await redis.start();
  await failing;
  const after = there.subscribe('viewer:restart');
  await here.publish('viewer:restart', event(2));
  let number = -1;
  while (number !== 2) number = numberOf((await after.next()).value);
  expect(number).toBe(2);
});

test('a server starts while Redis is away, and is heard once it is there', async () => {
  await redis.kill();
  const early = await createRedisBus({ url: redis.url, log });
  try {
    expect(early.isUp()).toBe(false);
    const local = early.subscribe('viewer:early');
    await early.publish('viewer:early', event(1));
    expect(await take(local, 1)).toEqual([1]);
    await redis.start();
    while (![early, there].every((bus) => bus.isUp())) await sleep(20);
    await sleep(100);
    const remote = there.subscribe('viewer:early');
    await early.publish('viewer:early', event(2));
    expect(await take(remote, 1)).toEqual([2]);
    const back = early.subscribe('viewer:back');
    await there.publish('viewer:back', event(3));
    expect(await take(back, 1)).toEqual([3]);
  } finally {
    await early.close();
  }
});
