/** Postgres goes away under a server that is at work: the same process goes on when it is back, and nothing that was promised is lost. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { isKnownNetwork, rememberNetwork, type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';
import { chaos } from '#tests/chaos/chaos.ts';
import type { Event } from '#tests/chaos/history.ts';
import { startPostgres } from '#tests/chaos/processes.ts';
import { testConfig } from '#tests/setup/config.ts';

/** Kept until the next run: a failure is read from it, and judged again by `npm run chaos -- --check`. */
const file = fileURLToPath(new URL('../../node_modules/.cache/zobo-chaos/outage-test.jsonl', import.meta.url));

const SENDS = 160;

it('serves within 5 s, keeps what it acknowledged, and sends every letter', async () => {
  const said: string[] = [];
  const { events, violations, missedPlants } = await chaos({
    ...{ processes: 1, clients: 10, sends: SENDS, rate: 20, signUps: 60, redis: false, seed: 1 },
    ...{ kills: 0, stops: 0, postgresRestarts: 0, cutLines: 0, busDownMs: 0, outages: 1, outageMs: 4_000 },
    ...{ file, say: (line) => void said.push(line) },
  });
  expect(violations, `${said.join('\n')}\n${file}`).toEqual([]);
  expect(missedPlants).toEqual([]);

  const count = (kind: Event['kind']): number => events.filter((event) => event.kind === kind).length;
  expect(count('acknowledged')).toBe(SENDS);
  expect(count('served')).toBe(1);
  // People signed up before and after it, and letters were under way when it came.
  const at = events.findIndex((event) => event.kind === 'fault');
  const kinds = (some: readonly Event[]): Set<string> => new Set(some.map(({ kind }) => kind));
  for (const part of [events.slice(0, at), events.slice(at)])
    expect([...kinds(part)]).toEqual(expect.arrayContaining(['signed up', 'letter', 'acknowledged']));
}, 180_000);

it('a crash of Postgres opens no window that lasts a day or more', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zobo-crash-'));
  const postgres = await startPostgres(dataDir);
  const db = createDb(createPool({ connectionString: postgres.url, max: 1, onError: () => undefined }));
  const needs = { db, config: testConfig({ databaseUrl: postgres.url, dataDir }) };
  try {
    const daily: Spend = ['twoFactorOfAccountDaily', 'ada'];
    for (let at = 0; at < limits.throttles.twoFactorOfAccountDaily.points; at += 1) await spendPoint(needs, daily);
    await spendPoint(needs, ['twoFactorOfAccount', 'ada']);
    await rememberNetwork(needs, 'ada', '10.0.0.1');
    await postgres.restart('killed');
    expect(await spendPoint(needs, daily)).toBeGreaterThan(0);
    expect(await isKnownNetwork(needs, 'ada', '10.0.0.1')).toBe(true);
    // A crash did happen: what may go is gone.
    expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([]);
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}, 60_000);
