import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** In the sources and in the build. */
const current = new URL('../../migrations/functions/', import.meta.url);

type Text = { name: string; text: string; hash: string };
type Applied = Pick<Text, 'name' | 'hash'>;

async function textsOf(folder: URL): Promise<Text[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      return { name: file.slice(0, -'.sql'.length), text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function appliedTexts(db: Db): Promise<Applied[]> {
  const there = await sql<{ is: boolean }>`select to_regclass('applied_functions') is not null as "is"`.execute(db);
  if (!there.rows[0]?.is) return [];
  return (await sql<Applied>`select name, hash from applied_functions`.execute(db)).rows;
}

/** A changed argument list makes a second function, and calls become ambiguous. */
async function requireOneOfEach(db: Db, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as name
    where (select count(*) from pg_proc p where p.proname = name and p.pronamespace = 'public'::regnamespace) <> 1`.execute(
    db,
  );
  const [wrong] = rows;
  if (wrong !== undefined)
    throw new Error(
      `migrations/functions/${wrong.name}.sql makes no function of its name, or one with other arguments: those take a new name.`,
    );
}

/** Call it under the lock of the migrations, after all of them. A function without a file stays: the previous version may still call it. */
export async function applyFunctions(db: Db, folder = current): Promise<string[]> {
  const applied = new Map((await appliedTexts(db)).map(({ name, hash }) => [name, hash]));
  const changed = (await textsOf(folder)).filter(({ name, hash }) => applied.get(name) !== hash);
  const names = changed.map(({ name }) => name);
  if (changed.length === 0) return names;
  await db.transaction().execute(async (transaction) => {
    await sql`
      create table if not exists applied_functions (
        name text constraint applied_functions_pkey primary key,
        hash text not null
      )`.execute(transaction);
    for (const { name, text, hash } of changed) {
      await sql.raw(text).execute(transaction);
      await sql`
        insert into applied_functions (name, hash) values (${name}, ${hash})
        on conflict on constraint applied_functions_pkey do update set hash = excluded.hash`.execute(transaction);
    }
    await requireOneOfEach(transaction, names);
  });
  return names;
}

export async function dropFunctions(db: Db): Promise<void> {
  const applied = await appliedTexts(db);
  if (applied.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    for (const { name } of applied) await sql`drop function if exists ${sql.ref(name)}`.execute(transaction);
    await sql`drop table applied_functions`.execute(transaction);
  });
}
