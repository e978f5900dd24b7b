/** The functions of migrations/functions: a database runs the text that stands there, and a text that cannot be applied changes nothing. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyFunctions } from '#server/db/functions.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const folder = 'migrations/functions';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let copy: string;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ connectionString: database.url, max: 3, onError: () => undefined }));
  copy = await mkdtemp(join(tmpdir(), 'zobo-functions-'));
});
beforeEach(() => cp(folder, copy, { recursive: true }));
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(copy, { recursive: true, force: true });
});

const copied = () => pathToFileURL(`${copy}/`);
async function bodyOf(name: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`select prosrc as body from pg_proc where proname = ${name}`.execute(db);
  expect(rows).toHaveLength(1);
  return rows[0]?.body ?? '';
}
async function change(name: string, text: (before: string) => string): Promise<void> {
  const file = join(copy, `${name}.sql`);
  await writeFile(file, text(await readFile(file, 'utf8')));
}

it('stands once: a function is a file of its name, or belongs to a table and is in a migration', async () => {
  const files = await readdir(folder);
  for (const file of files) {
    const made = (await readFile(join(folder, file), 'utf8')).match(/create (or replace )?function \w+/g);
    expect(made).toEqual([`create or replace function ${file.replace('.sql', '')}`]);
  }
  const { rows } = await sql<{ name: string }>`
    select proname::text as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`.execute(db);
  const others = rows.map(({ name }) => name).filter((name) => !files.includes(`${name}.sql`));
  expect(others).toEqual(['note_deck_cells', 'profile_words', 'refuse_change', 'refuse_consent_change']);
});

it('is applied when its text changed, and left alone when not', async () => {
  expect(await migrate(db)).toEqual([]);
  expect(await applyFunctions(db, copied())).toEqual([]);
  await change('undo_pass', (text) => text.replace('return false;', 'return false; -- none'));
  expect(await applyFunctions(db, copied())).toEqual(['undo_pass']);
  expect(await bodyOf('undo_pass')).toContain('-- none');
  expect(await applyFunctions(db, copied())).toEqual([]);
  // Two starts of this version at once bring its own text back.
  await Promise.all([migrate(db), migrate(db)]);
  expect(await bodyOf('undo_pass')).not.toContain('-- none');
});

it('is applied with all others or not at all', async () => {
  await change('can_see', (text) => text.replace('begin', 'begin -- seen'));
  await change('undo_pass', (text) => text.replace('begin', 'begin if'));
  await expect(applyFunctions(db, copied())).rejects.toThrow('missing "THEN"');
  expect(await bodyOf('can_see')).not.toContain('-- seen');
});

it('takes a new name with other arguments', async () => {
  await change('undo_pass', (text) => text.replace('p_target uuid)', 'p_target uuid, p_more integer)'));
  await expect(applyFunctions(db, copied())).rejects.toThrow(
    'undo_pass.sql makes no function of its name, or one with',
  );
  await bodyOf('undo_pass');
});
