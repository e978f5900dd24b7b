/** Rows in every table there is, of every type there is, with texts that a careless copy would spoil. */
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

type Column = { name: string; type: string; target: string | null; targetColumn: string | null };

/** Lets texts be anything: of closed lists and lengths a copy knows nothing. */
export async function openChecks(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
      where contype = 'c' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
  );
  for (const { table, name } of rows) await db.query(`alter table ${table} drop constraint ${name}`);
}

/** Every table but those of migrations. */
export async function tableNames(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind = 'r'
        and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'applied_functions', 'migrations') order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function columnsOf(db: pg.Client, table: string): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type,
        f.confrelid::regclass::text as target, quote_ident(t.attname) as "targetColumn"
      from pg_attribute a
        left join lateral (select * from pg_constraint k where k.contype = 'f' and k.conrelid = a.attrelid
          and a.attnum = any (k.conkey) order by cardinality(k.conkey) limit 1) f on true
        left join pg_attribute t on t.attrelid = f.confrelid and t.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [table],
  );
  return rows;
}

const awkward = (at: number): string => `${at}\t\\N \\. \n"quoted", Ọ̀ṣun 🌺 ${randomBytes(4).toString('hex')}`;

const values: Readonly<Record<string, (at: number) => unknown>> = {
  uuid: () => randomUUID(),
  text: awkward,
  citext: awkward,
  'character varying': awkward,
  character: () => 'x',
  bytea: () => randomBytes(40),
  bit: () => [...randomBytes(8)].map((byte) => byte.toString(2).padStart(8, '0')).join(''),
  boolean: (at) => at % 2 === 0,
  date: (at) => `200${at}-02-28`,
  'timestamp with time zone': (at) => new Date(1_700_000_000_000 + at * 1_234_567),
  json: (at) => JSON.stringify({ said: awkward(at) }),
  jsonb: (at) => JSON.stringify({ said: awkward(at), none: null }),
  inet: (at) => `10.0.0.${at}`,
  interval: (at) => `${at} days`,
  'double precision': (at) => at / 3,
  real: (at) => at / 4,
  numeric: (at) => `${at}.10`,
};

function anyOf(type: string, at: number): unknown {
  if (type.endsWith('[]')) return [anyOf(type.slice(0, -2), at), anyOf(type.slice(0, -2), at + 1)];
  return (values[type] ?? ((number: number) => number))(at);
}

/** Gives every table so many rows, those first that others point to; triggers and references sleep meanwhile, and references hold. */
export async function fillEveryTable(databaseUrl: string, count: number): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await openChecks(db);
    await db.query('set session_replication_role = replica');
    const tables = await tableNames(db);
    const columns = new Map<string, Column[]>();
    for (const table of tables) columns.set(table, await columnsOf(db, table));
    const rows = new Map<string, Map<string, unknown>[]>();
    const visiting = new Set<string>();
    const visit = async (table: string): Promise<void> => {
      if (visiting.has(table)) return;
      visiting.add(table);
      const own = columns.get(table) ?? [];
      for (const { target } of own) if (target !== null) await visit(target);
      const made: Map<string, unknown>[] = [];
      for (let at = 1; at <= count; at += 1) {
        const row = new Map<string, unknown>();
        for (const { name, type, target, targetColumn } of own) {
          const parents = target === table ? made : (rows.get(target ?? '') ?? []);
          const known = parents[target === table ? at - 2 : at - 1]?.get(targetColumn ?? '');
          row.set(name, target === null ? anyOf(type, at) : (known ?? null));
        }
        const places = own.map((_, index) => `$${index + 1}`);
        await db.query(
          `insert into ${table} (${[...row.keys()].join(', ')}) overriding system value values (${places.join(', ')})`,
          [...row.values()],
        );
        made.push(row);
      }
      rows.set(table, made);
    };
    for (const table of tables) await visit(table);
  } finally {
    await db.end();
  }
}

/** Every table with its columns in order, quoted. */
export async function tableColumns(databaseUrl: string): Promise<Record<string, string>> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const { rows } = await db.query<{ name: string; columns: string }>(
      `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       group by c.relname`,
    );
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  } finally {
    await db.end();
  }
}

/**
 * Every table with its number of rows and a hash over all of them, generated columns too. `columns` are those to look at, of tables that a
 * later migration widens; else all.
 */
export async function rowHashes(
  databaseUrl: string,
  columns: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const table of await tableNames(db)) {
      const { rows } = await db.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from (select ${columns[table] ?? '*'} from ${table}) t`,
      );
      hashes[table] = rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await db.end();
  }
}
