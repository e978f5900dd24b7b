/** Every migration goes up, down and up again, and leaves what was there before: the whole catalogue is compared. */
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate, migrationNames } from '#server/db/migrate.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { catalogueOf, differences } from '#tests/setup/catalogue.ts';
import { databaseAt } from '#tests/setup/database.ts';

const NAME = 'zobo_up_down_up';

let db: Db;
let client: pg.Client;
const onServer = async (statement: string): Promise<void> => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
};
beforeAll(async () => {
  await onServer(`create database ${NAME}`);
  const url = databaseAt(inject('postgresUrl'), NAME);
  db = createDb(createPool({ connectionString: url, max: 1, onError: () => undefined }));
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.destroy();
  await onServer(`drop database ${NAME} with (force)`);
});

it('leaves nothing behind on the way down, and comes to the same on the way up again', async () => {
  const names = await migrationNames();
  const levels: string[][] = [];
  for (const name of names) {
    expect(await migrate(db, name)).toEqual([name]);
    levels.push(await catalogueOf(client));
  }
  expect(new Set(levels.map((level) => level.join('\n'))).size).toBe(names.length);
  const newest = levels.at(-1) ?? [];
  expect(newest.filter((line) => line.startsWith('function')).length).toBeGreaterThan(10);

  const found: string[] = [];
  const compare = async (how: string, wanted: readonly string[] = []): Promise<void> => {
    for (const each of differences(await catalogueOf(client), wanted)) found.push(`${how} ${each}`);
  };
  for (const [at, name] of [...names.entries()].reverse().slice(1)) {
    expect(await migrate(db, name)).toEqual([names[at + 1]]);
    await compare(`down to ${name}`, levels[at]);
  }
  expect(await migrate(db)).toEqual(names.slice(1));
  await compare('the way up again', newest);
  expect(found).toEqual([]);
}, 180_000);
