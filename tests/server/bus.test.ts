/** The bus between processes: order, nothing missed, nothing twice, and a slow reader ends alone. */
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#rules/limits.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { ResyncNeeded } from '#server/platform/bus/event-queue.ts';
import { createListener } from '#server/platform/bus/listener.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import type { ViewerEvent } from '#server/platform/bus/topics.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { openLine } from '#tests/setup/line.ts';

const log = pino({ level: 'silent' });
let database: { url: string; drop(): Promise<void> };
let here: Bus;
let there: Bus;
let admin: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  here = await createPostgresBus({ connectionString: database.url, log });
  there = await createPostgresBus({ connectionString: database.url, log });
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(async () => {
  await Promise.all([here.close(), there.close(), admin.end()]);
  await database.drop();
});

const event = (number: number): ViewerEvent => ({ kind: 'unread', matchId: String(number) });
const numberOf = (given: ViewerEvent): number => (given.kind === 'unread' ? Number(given.matchId) : -1);
const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at);

async function take(from: AsyncIterator<ViewerEvent>, count: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) {
    const { value, done } = await from.next();
    if (done) break;
    taken.push(numberOf(value));
  }
  return taken;
}

/** What comes until a quiet moment. */
async function rest(from: AsyncIterator<ViewerEvent>, quietMs = 100): Promise<number> {
  const quiet = new Promise<'quiet'>((resolve) => setTimeout(() => resolve('quiet'), quietMs));
  const next = from.next();
  const first = await Promise.race([next, quiet]);
  return first === 'quiet' || first.done ? 0 : 1 + (await rest(from, quietMs));
}

describe('the Postgres bus', () => {
  test('delivers here at once and there in order, each event once', async () => {
    const local = here.subscribe('viewer:order');
    const remote = there.subscribe('viewer:order');
    const count = 200;
    for (const number of numbers(count)) await here.publish('viewer:order', event(number));
    expect(await take(local, count)).toEqual(numbers(count));
    expect(await take(remote, count)).toEqual(numbers(count));
    expect([await rest(local), await rest(remote)]).toEqual([0, 0]);
  });

  test('keeps equal events apart', async () => {
    const remote = there.subscribe('viewer:equal');
    await Promise.all([here.publish('viewer:equal', event(7)), here.publish('viewer:equal', event(7))]);
    expect(await take(remote, 2)).toEqual([7, 7]);
  });

  test('survives whatever else is sent on its channel', async () => {
    const remote = there.subscribe('viewer:noise');
    for (const payload of ['x', 'null', '', '{}'])
      await admin.query('select pg_notify($1, $2)', ['zobo_events', payload]);
    await here.publish('viewer:noise', event(3));
    expect(await take(remote, 1)).toEqual([3]);
    expect([here.isUp(), there.isUp()]).toEqual([true, true]);
  });

  test('keeps topics apart', async () => {
    const other = there.subscribe('viewer:other');
    const mine = there.subscribe('viewer:mine');
    await here.publish('viewer:mine', event(1));
    expect(await take(mine, 1)).toEqual([1]);
    expect(await rest(other)).toBe(0);
  });

  test('never misses a publish right after subscribe', async () => {
    for (const number of numbers(500)) {
      const mine = number % 2 === 0 ? here.subscribe('viewer:gap') : there.subscribe('viewer:gap');
      if (number % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
      await here.publish('viewer:gap', event(number));
      const taken = numberOf((await mine.next()).value);
      // There, an earlier round's event may still be on its way.
      expect(taken).toBeLessThanOrEqual(number);
      if (taken < number) expect(await take(mine, number - taken)).toContain(number);
      await mine.return?.();
    }
  });

  test('ends the slow reader alone', async () => {
    const slow = here.subscribe('viewer:slow');
    const quick = here.subscribe('viewer:slow');
    const count = limits.socket.queued + 50;
    const reading = take(quick, count);
    for (const number of numbers(count)) {
      await here.publish('viewer:slow', event(number));
      if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await reading).toEqual(numbers(count));
    await expect(slow.next()).rejects.toBeInstanceOf(ResyncNeeded);
    expect((await slow.next()).done).toBe(true);
    await here.publish('viewer:slow', event(999));
    expect(await take(quick, 1)).toEqual([999]);
  });

  test('ends with its signal, also while it waits', async () => {
    const stop = new AbortController();
    const mine = here.subscribe('viewer:signal', { signal: stop.signal });
    const waiting = mine.next();
    stop.abort();
    expect((await waiting).done).toBe(true);
    expect((await here.subscribe('viewer:signal', { signal: stop.signal }).next()).done).toBe(true);
  });

  test('listens again after its connection was lost, and tells its readers that they may have missed something', async () => {
    const before = there.subscribe('viewer:lost');
    const failing = expect(before.next()).rejects.toBeInstanceOf(ResyncNeeded);
    const { rows, rowCount } = await admin.query(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(rowCount).toBeGreaterThanOrEqual(2);
    // Published while nobody is connected: sent once the connection is back. On a busy machine a process takes its time to end.
    const left = 'select count(*)::int as n from pg_stat_activity where datname = current_database() and pid = any($1)';
    while ((await admin.query(left, [rows.map(({ pid }) => pid)])).rows[0].n > 0)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await here.publish('viewer:lost', event(1));
    await failing;
    const after = there.subscribe('viewer:lost');
    await here.publish('viewer:lost', event(2));
    // The first one may come too: it waited for the connection.
    let number = -1;
    while (number !== 2) number = numberOf((await after.next()).value);
    expect(number).toBe(2);
  });
});

test('a listener whose other end vanished without a word connects again, and says that it may have missed something', async () => {
  const line = await openLine(database.url);
  const heard: string[] = [];
  const listener = await createListener({
    ...{ connectionString: line.url, channel: 'zobo_test', log, pulse: { everyMs: 200, heardMs: 200 } },
    onPayload: (payload) => void heard.push(payload),
    onReconnected: () => void heard.push('connected again'),
  });
  // Its own pulse is nothing that it hears of, and keeps it.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([heard, listener.isUp()]).toEqual([[], true]);
  line.silence();
  await vi.waitFor(() => expect(listener.isUp()).toBe(false), 5_000);
  line.mend();
  await vi.waitFor(() => expect(heard).toEqual(['connected again']), 10_000);
  await admin.query("select pg_notify('zobo_test', 'hello')");
  await vi.waitFor(() => expect(heard).toEqual(['connected again', 'hello']), 5_000);
  await listener.close();
  line.close();
});
