import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { privacyRegister } from '#server/features/index.ts';
import type { PrivacyRegister } from '#server/privacy.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

type Column = { table: string; column: string };

/** Where the register and the database differ: columns without an entry, and entries without a column. */
function gaps(register: PrivacyRegister, columns: readonly Column[]): { missing: string[]; stale: string[] } {
  const registered = Object.entries(register).flatMap(([table, entries]) =>
    Object.keys(entries).map((column) => `${table}.${column}`),
  );
  const existing = columns.map(({ table, column }) => `${table}.${column}`);
  return {
    missing: existing.filter((name) => !registered.includes(name)),
    stale: registered.filter((name) => !existing.includes(name)),
  };
}

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

describe('the privacy register', () => {
  it('has exactly one entry for every column of the database', async () => {
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely\\_%'`.execute(db);
    expect(rows.length).toBeGreaterThan(50);
    expect(gaps(privacyRegister, rows)).toEqual({ missing: [], stale: [] });
  });

  it('is compared so that a column without an entry fails, and so does an entry without a column', () => {
    const register: PrivacyRegister = {
      people: { id: { exported: true, erased: 'delete' }, gone: { exported: true, erased: 'delete' } },
    };
    const columns = [
      { table: 'people', column: 'id' },
      { table: 'people', column: 'shoe_size' },
      { table: 'pets', column: 'id' },
    ];
    expect(gaps(register, columns)).toEqual({ missing: ['people.shoe_size', 'pets.id'], stale: ['people.gone'] });
  });
});
