/** A row of somebody's in every table that can hold one, with a word of its own in every text of it: what leaves and what stays is then seen. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { privacyRegister } from '#server/features/index.ts';
import { consentSubjects } from '#server/platform/legal-records/consents.ts';
import type { TestApp } from './app.ts';

export type Canary = { table: string; column: string; word: string; exported: boolean };
type Someone = { id: string; email: string };

type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  /** The table that it points to. */
  target: string | null;
  isKey: boolean;
  /** The first of a closed list of values. */
  listed: string | null;
};

/** Every column that a row can be given, with what is known of it. */
async function columnsOf({ db }: Pick<TestApp, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, null) as type,
      not a.attnotnull as "isNullable",
      (select f.confrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey) limit 1) as target,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey",
      (select substring(pg_get_constraintdef(k.oid) from '(?:ARRAY\\[|= )''([^'']*)''') from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ ' = (ANY|'')' limit 1) as listed
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by c.relname, a.attnum`.execute(db);
  return rows;
}

/** The tables that hold rows of people, those that others point to first. */
function inOrder(columns: readonly Column[]): string[] {
  const owned = Object.keys(privacyRegister).filter((table) =>
    Object.values(privacyRegister[table] ?? {}).some(({ owner }) => owner !== undefined),
  );
  const ordered: string[] = [];
  const visit = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const each of columns) {
      if (each.table === table && each.target !== null && each.target !== table && !each.isNullable) visit(each.target);
    }
    ordered.push(table);
  };
  for (const table of ['users', 'profiles', ...owned]) visit(table);
  return ordered;
}

let count = 0;
/** Another one each time. */
const nextNumber = (): number => {
  count += 1;
  return count;
};

const TEXTS = ['text', 'citext', 'text[]', 'jsonb'];
const plain: Readonly<Record<string, () => unknown>> = {
  uuid: () => crypto.randomUUID(),
  bytea: () => randomBytes(32),
  boolean: () => true,
  date: () => '2026-01-05',
  'timestamp with time zone': () => new Date('2026-01-05T12:00:00Z'),
  integer: nextNumber,
  bigint: nextNumber,
  'smallint[]': () => [1],
};

/** Lets closed lists and lengths stand open, so that a word of one's own fits into every text. */
export async function openChecks({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await sql`
    do $$
    declare
      v_check record;
    begin
      for v_check in select conrelid::regclass as of_table, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
      loop
        execute format('alter table %s drop constraint %I', v_check.of_table, v_check.conname);
      end loop;
    end $$`.execute(db);
}

/**
 * Gives `who` a row in every table of the register that can hold one, `other` being whoever else it names, and a word of its own to every
 * text. Closed lists keep a value of theirs unless `openChecks` was called before.
 */
export async function plantCanaries(app: TestApp, who: Someone, other: Pick<Someone, 'id'>): Promise<Canary[]> {
  const columns = await columnsOf(app);
  const canaries: Canary[] = [];
  /** The rows that were planted, by what others point to. */
  const ids = new Map<string, unknown>();

  function wordFor({ table, column, type }: Column): unknown {
    const word = `zq${randomBytes(6).toString('hex')}`;
    canaries.push({ table, column, word, exported: privacyRegister[table]?.[column]?.exported ?? false });
    if (type === 'text[]') return [word];
    if (type === 'jsonb') return JSON.stringify({ said: [word] });
    return type === 'citext' ? `${word}@example.com` : word;
  }

  /** Of several people in a row, the first that owns it is `who`, or the first of all where it is found through another table. */
  function isWho({ table, column }: Column): boolean {
    const people = columns.filter((each) => each.table === table && each.target === 'users');
    const owners = people.filter((each) => privacyRegister[table]?.[each.column]?.owner === 'account');
    return (owners[0] ?? people[0])?.column === column;
  }

  function valueFor(given: Column): unknown {
    const owner = privacyRegister[given.table]?.[given.column]?.owner;
    if (owner === 'address') return who.email;
    if (owner === 'consent') return consentSubjects(app.deps, who.id, [])[0];
    if (given.target === 'users') return isWho(given) ? who.id : other.id;
    if (given.target !== null) return ids.get(given.target) ?? null;
    if (TEXTS.includes(given.type)) return given.listed ?? wordFor(given);
    if (given.isNullable) return null;
    return given.type === 'smallint' && given.isKey ? nextNumber() : (plain[given.type]?.() ?? 1);
  }

  /** Changes the texts of a row that is there, and on which more hangs. */
  async function change(table: string, own: readonly Column[]): Promise<void> {
    for (const each of own) {
      if (!TEXTS.includes(each.type) || each.listed !== null || each.column === 'password_hash') continue;
      const value = wordFor(each);
      if (each.column === 'email') who.email = String(value);
      await sql`update ${sql.table(table)} set ${sql.ref(each.column)} = ${value} where id = ${who.id}`.execute(app.db);
    }
    ids.set(table, who.id);
  }

  /** The id of the match of the two, which both own. */
  async function matchOfBoth(): Promise<string> {
    const pair = [who.id, other.id].sort();
    const { rows } = await sql<{ id: string }>`
      insert into matches (id, user1_id, user2_id, created_at)
      values (${crypto.randomUUID()}, ${pair[0]}, ${pair[1]}, ${app.clock.now()})
      on conflict (user1_id, user2_id) do update set created_at = excluded.created_at returning id`.execute(app.db);
    return rows[0]?.id ?? '';
  }

  async function insert(table: string, own: readonly Column[]): Promise<void> {
    // Hangs on what belongs to two people, and is there.
    if (own.some(({ target, isNullable }) => target !== null && target !== 'users' && !isNullable && !ids.has(target)))
      return;
    const before = canaries.length;
    const names = own.map(({ column }) => sql.ref(column));
    const values = own.map((each) => valueFor(each));
    const owners = own.filter(({ column }) => privacyRegister[table]?.[column]?.owner === 'account');
    // Made by signing up and the like; one of a person may be all that there can be.
    if (owners.length === 1 && table !== 'sessions') {
      await sql`delete from ${sql.table(table)} where ${sql.ref(owners[0]?.column ?? '')} = ${who.id}`.execute(app.db);
    }
    const isThere = await sql`
      insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values.map((value) => sql`${value}`))})`
      .execute(app.db)
      .then(() => true)
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === '23505') return false;
        throw error;
      });
    // What belongs to two people is there once.
    if (!isThere) canaries.splice(before);
    const at = own.findIndex(({ column }) => column === 'id');
    if (at !== -1 && isThere) ids.set(table, values[at]);
  }

  for (const table of inOrder(columns)) {
    const own = columns.filter((each) => each.table === table);
    if (table === 'users' || table === 'profiles') await change(table, own);
    else if (table === 'matches') ids.set(table, await matchOfBoth());
    else await insert(table, own);
  }
  return canaries;
}
