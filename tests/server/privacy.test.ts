import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schedule } from '#server/boot/schedule.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { privacyRegister } from '#server/features/index.ts';
import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/legal-records/privacy.ts';
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

type Reference = Column & { target: string; action: string };

/** The names of the register's columns of which `isMeant` holds. */
function columnsWhere(register: PrivacyRegister, isMeant: (entry: ColumnPrivacy, table: string) => boolean): string[] {
  return Object.entries(register).flatMap(([table, entries]) =>
    Object.entries(entries)
      .filter(([, entry]) => isMeant(entry, table))
      .map(([column]) => `${table}.${column}`),
  );
}

/** The table whose rows a column's value is about. */
function targetOf({ owner }: ColumnPrivacy): string | null {
  if (owner === undefined) return null;
  return typeof owner === 'object' ? owner.through : 'users';
}

const ownersOf = (register: PrivacyRegister, table: string): [string, ColumnPrivacy][] =>
  Object.entries(register[table] ?? {}).filter(([, entry]) => entry.owner !== undefined);

/** Whether the rows of a table lead to people, over however many tables. */
function isOwned(register: PrivacyRegister, table: string, seen: readonly string[] = []): boolean {
  return ownersOf(register, table).some(
    ([, { owner }]) =>
      typeof owner !== 'object' ||
      (!seen.includes(owner.through) && isOwned(register, owner.through, [...seen, table])),
  );
}

/** What leads to an owner, and is to go with that, but neither a reference nor code makes it go. */
function unled(register: PrivacyRegister, references: readonly Reference[]): string[] {
  const isDone = ({ by }: ColumnPrivacy, table: string, column: string, target: string) =>
    by !== undefined ||
    `${table}.${column}` === 'users.id' ||
    references.some(
      (each) => each.table === table && each.column === column && each.target === target && each.action === 'c',
    );
  return Object.keys(register)
    .filter((table) => columnsWhere({ [table]: register[table] ?? {} }, goesByRow).length > 0)
    .flatMap((table) => {
      const owners = ownersOf(register, table);
      if (owners.length === 0) return [table];
      return owners
        .filter(([column, entry]) => !isDone(entry, table, column, targetOf(entry) ?? ''))
        .map(([column]) => `${table}.${column}`);
    });
}

/** Deleted with its row, which no job of its own deletes. */
const goesByRow = ({ erased, by }: ColumnPrivacy) => erased === 'delete' && by === undefined;

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
      where table_schema = 'public' and table_name not like 'kysely\\_%' and table_name <> 'applied_functions'`.execute(
      db,
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(gaps(privacyRegister, rows)).toEqual({ missing: [], stale: [] });
  });

  const references = async () =>
    (
      await sql<Reference>`
      select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as target,
        c.confdeltype as action from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f'`.execute(db)
    ).rows;

  it('says of every table of which an export has something whose its rows are', () => {
    const exported = Object.keys(privacyRegister).filter((table) =>
      Object.values(privacyRegister[table] ?? {}).some((entry) => entry.exported),
    );
    expect(exported.length).toBeGreaterThan(30);
    expect(exported.filter((table) => !isOwned(privacyRegister, table))).toEqual([]);
  });

  it('leads from every account to all that goes with it, by references that cascade or by code', async () => {
    const found = await references();
    expect(unled(privacyRegister, found)).toEqual([]);
    // Of each kind one, broken: no way at all, and a reference that does not cascade.
    expect(unled({ pets: { name: { exported: false, erased: 'delete' } } }, found)).toEqual(['pets']);
    const audit: PrivacyRegister = {
      audit_events: { subject_id: { exported: true, erased: 'delete', owner: 'account' } },
    };
    expect(unled(audit, found)).toEqual(['audit_events.subject_id']);
  });

  it('names who empties what no reference empties', async () => {
    const emptied = (await references()).filter(({ action }) => action === 'n');
    const names = emptied.map(({ table, column }) => `${table}.${column}`);
    const named = columnsWhere(privacyRegister, ({ erased, by }) => erased === 'anonymise' && by === undefined);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names only code that there is', () => {
    const known = ['erasure', ...schedule.map(({ name }) => name)];
    expect(columnsWhere(privacyRegister, ({ by }) => by !== undefined && !known.includes(by))).toEqual([]);
  });

  it('says of all that is kept why, and until when', () => {
    const isVague = ({ erased }: ColumnPrivacy) =>
      typeof erased === 'object' &&
      (erased.keep.length < 10 || (erased.until !== 'names nobody' && !(erased.until > 0)));
    expect(columnsWhere(privacyRegister, isVague)).toEqual([]);
  });

  it('says of each reference that goes empty with somebody else’s account that it is made nameless', async () => {
    const { rows } = await sql<Column>`
      select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confdeltype = 'n' and c.confrelid = 'users'::regclass`.execute(db);
    expect(rows.length).toBeGreaterThan(2);
    const others = rows.filter(({ table, column }) => privacyRegister[table]?.[column]?.erased !== 'anonymise');
    expect(others).toEqual([]);
  });

  it('keeps from whoever reported somebody what became of it', () => {
    const exported = Object.entries(privacyRegister.reported_users ?? {}).filter(([, column]) => column.exported);
    expect(exported.map(([name]) => name)).toEqual([
      'id',
      'reporter_id',
      'reported_id',
      'reason',
      'description',
      'created_at',
    ]);
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
