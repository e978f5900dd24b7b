/** How long a request waits for the database. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#rules/limits.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { openLine } from '#tests/setup/line.ts';

const onError = () => undefined;
let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('is less than for a whole document', () => {
  const { connectMs, statementMs, answerMs } = limits.database;
  // Postgres itself ends a statement first.
  expect(answerMs).toBeGreaterThan(statementMs);
  expect(Math.max(connectMs, statementMs)).toBeLessThan(limits.document.timeoutMs);
});

test('is bounded for each statement, and the connection stays good', async () => {
  const patience = { connectMs: 5_000, statementMs: 200, answerMs: 12_000 };
  const pool = createPool({ connectionString: database.url, max: 1, onError, patience });
  await expect(pool.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('is bounded for a connection, of a server that is silent or a pool that is empty', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const patience = { connectMs: 200, statementMs: 9_000, answerMs: 12_000 };
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

test('ends with a connection whose other end vanished: the next statement has another', async () => {
  const line = await openLine(database.url);
  const patience = { connectMs: 5_000, statementMs: 9_000, answerMs: 300 };
  const pool = createPool({ connectionString: line.url, max: 1, onError, patience });
  const db = createDb(pool);
  const numbers = async () => (await sql<{ n: number }>`select 1 as n`.execute(db)).rows;
  expect(await numbers()).toEqual([{ n: 1 }]);
  line.silence();
  // Both ways to the pool: as it is asked for a statement, and for a connection.
  await expect(numbers()).rejects.toThrow('Query read timeout');
  line.mend();
  expect(await numbers()).toEqual([{ n: 1 }]);
  line.silence();
  await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
  line.mend();
  expect(await numbers()).toEqual([{ n: 1 }]);
  await db.destroy();
  line.close();
});

test('a connection to a server that takes no writes any more gives way to another', async () => {
  const db = createDb(createPool({ connectionString: database.url, max: 1, onError }));
  await sql`set default_transaction_read_only = on`.execute(db);
  const write = () => sql`create table if not exists written (n integer)`.execute(db);
  await expect(write()).rejects.toMatchObject({ code: '25006' });
  await write();
  await db.destroy();
});
