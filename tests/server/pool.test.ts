/** How long a request waits for the database. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { createPool } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const onError = () => undefined;
let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('is less than for a whole document', () => {
  const { connectMs, statementMs } = limits.database;
  expect(Math.max(connectMs, statementMs)).toBeLessThan(limits.document.timeoutMs);
});

test('is bounded for each statement, and the connection stays good', async () => {
  const patience = { connectMs: 5_000, statementMs: 200 };
  const pool = createPool({ connectionString: database.url, max: 1, onError, patience });
  await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('is bounded for a connection, of a server that is silent or a pool that is empty', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const patience = { connectMs: 200, statementMs: 9_000 };
  const deaf = createPool({ connectionString: `postgres://x@127.0.0.1:${port}/x`, max: 1, onError, patience });
  await expect(deaf.query('select 1')).rejects.toThrow('timeout');
  silent.close();

  const busy = createPool({
    connectionString: database.url,
    max: 1,
    onError,
    patience: { ...patience, connectMs: 1_000 },
  });
  const client = await busy.connect();
  await expect(busy.query('select 1')).rejects.toThrow('timeout');
  client.release();
  await Promise.all([busy.end(), deaf.end()]);
});
