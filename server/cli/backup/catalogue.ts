/** Those of the product and of the job queue. */
import type pg from 'pg';

export type Table = { schema: string; name: string; columns: string[] };
export type Sequence = { schema: string; name: string; lastValue: string; isCalled: boolean };
type ForeignKey = { schema: string; table: string; name: string; definition: string };

/** Migrating writes them, in the source and in the target of a backup. */
const OF_MIGRATIONS = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.applied_functions',
  'graphile_worker.migrations',
];
const schemas = `('public', 'graphile_worker')`;
/** Excludes tables and sequences that an extension created. */
const ours = (oid: string): string =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

export const quoted = (...names: string[]): string => names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/** Without generated columns: Postgres computes them again. */
export async function tablesOf(db: pg.ClientBase): Promise<Table[]> {
  const { rows } = await db.query<Table>(
    `select n.nspname as schema, c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where n.nspname in ${schemas} and c.relkind = 'r' and ${ours('c.oid')}
        and n.nspname || '.' || c.relname <> all ($1)
      group by 1, 2 order by n.nspname collate "C", c.relname collate "C"`,
    [OF_MIGRATIONS],
  );
  return rows;
}

export async function sequencesOf(db: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await db.query<Pick<Sequence, 'schema' | 'name'>>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ${schemas} and c.relkind = 'S' and ${ours('c.oid')} order by n.nspname collate "C", c.relname collate "C"`,
  );
  const found: Sequence[] = [];
  for (const { schema, name } of rows) {
    const state = await db.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, name)}`,
    );
    for (const row of state.rows) found.push({ schema, name, ...row });
  }
  return found;
}

export async function foreignKeysOf(db: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await db.query<ForeignKey>(
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and n.nspname in ${schemas} order by 1, 2, 3`,
  );
  return rows;
}

export type Level = { migrations: string[]; queue: number };

export async function levelOf(db: pg.ClientBase): Promise<Level | null> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null and to_regclass('graphile_worker.migrations') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const done = await db.query<{ name: string }>('select name from kysely_migration order by name collate "C"');
  const queue = await db.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  return { migrations: done.rows.map(({ name }) => name), queue: queue.rows[0]?.id ?? 0 };
}

/** Null in an empty database. */
export async function firstFull(db: pg.ClientBase, tables: readonly Table[]): Promise<string | null> {
  for (const { schema, name } of tables) {
    const { rows } = await db.query<{ full: boolean }>(`select exists (select from ${quoted(schema, name)}) as full`);
    if (rows[0]?.full) return `${schema}.${name}`;
  }
  return null;
}
