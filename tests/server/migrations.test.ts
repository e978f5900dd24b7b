/** Every migration goes up, down and up again, and leaves what was there before: the whole catalogue is compared. */
import { readdir } from 'node:fs/promises';
import { type Migration, Migrator } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { databaseAt } from '#tests/setup/database.ts';

const NAME = 'zobo_up_down_up';
const folder = new URL('../../migrations/', import.meta.url);

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

/**
 * All that migrations make, each as one line. The order of columns is left out, as one that comes back stands last; and extensions stay,
 * which may have been there before.
 */
async function catalogue(): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', 'table', c.oid::regclass, c.relkind, c.relpersistence, array_to_string(c.reloptions, ',')) as line
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'S')
        and c.relname not like 'kysely%'
    union all select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
        a.attnotnull, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid))
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relname not like 'kysely%'
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select concat_ws(' ', 'type', t.oid::regtype, t.typtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
        and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    union all select 'statistics ' || pg_get_statisticsobjdef(oid) from pg_statistic_ext`);
  // What NOT NULL is called differs between the versions of Postgres.
  return rows
    .map(({ line }) => line)
    .filter((line) => !/^constraint \S+ \S+ NOT NULL/.test(line) && !/kysely_migration/.test(line))
    .sort();
}

it('leaves nothing behind on the way down, and comes to the same on the way up again', async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const migrations: Record<string, Migration> = {};
  for (const file of files) migrations[file.slice(0, -3)] = (await import(new URL(file, folder).href)) as Migration;
  const names = Object.keys(migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const step = async (direction: 'up' | 'down'): Promise<string[]> => {
    const { error } = direction === 'up' ? await migrator.migrateUp() : await migrator.migrateDown();
    if (error) throw error;
    return catalogue();
  };

  const levels = [await catalogue()];
  for (const _ of names) levels.push(await step('up'));
  expect(new Set(levels.map((level) => level.join('\n'))).size).toBeGreaterThan(names.length / 2);
  // One sentence for each difference: whole catalogues side by side nobody could read.
  const differences: string[] = [];
  const compare = (how: string, found: readonly string[], wanted: readonly string[] = []): void => {
    for (const line of wanted.filter((each) => !found.includes(each))) differences.push(`${how} lacks ${line}`);
    for (const line of found.filter((each) => !wanted.includes(each))) differences.push(`${how} leaves ${line}`);
  };
  for (const [at, name] of [...names.entries()].reverse()) compare(`${name} down`, await step('down'), levels[at]);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  compare('the way up again', await catalogue(), levels.at(-1));
  expect(differences).toEqual([]);
}, 180_000);
