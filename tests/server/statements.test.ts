/** Which statements keep their plan on a connection. */

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 1, onError: () => undefined }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const ask = (column: string) => sql`select ${1}::int as ${sql.ref(column)}`.execute(db);

async function named(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

it('texts that come once take no name from one that comes often', async () => {
  for (let n = 0; n < 600; n++) await ask(`once_${n}`);
  expect((await named()).filter((text) => text.includes('once_'))).toEqual([]);
  for (let n = 0; n < 4; n++) await ask('often');
  expect((await named()).filter((text) => text.includes('often'))).toHaveLength(1);
});

it('a connection holds a limited number of names, and keeps those it has', async () => {
  for (let n = 0; n < 600; n++) for (let use = 0; use < 3; use++) await ask(`thrice_${n}`);
  expect((await named()).length).toBeLessThanOrEqual(500);
  expect((await named()).some((text) => text.includes('often'))).toBe(true);
});
