/**
 * Databases and backups of the versions whose migrations were one file a change (0001_accounts to 0043_like_days): those of the last of them are
 * taken on as they are, others are refused. Both fixtures were made by that version.
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '#server/cli/backup/back-up.ts';
import { manifestFile, readManifest, storedFile, writeManifest } from '#server/cli/backup/manifest.ts';
import { type RestoreOptions, restore } from '#server/cli/backup/restore.ts';
import { formerMigrations, sameMigrations } from '#server/db/adoption.ts';
import { migrateAll, migrationNames } from '#server/db/migrate.ts';
import { catalogueOf, differences } from '#tests/setup/catalogue.ts';
import { createTestDatabase, databaseAt } from '#tests/setup/database.ts';
import { fillEveryTable, rowHashes, tableColumns } from '#tests/setup/filling.ts';

const FIXTURES = 'tests/server/fixtures';
const FOLDER = join(FIXTURES, 'backup-0043');
const SECRET = 'a secret that only tests use, 32 bytes or more';
const OLDER = 'by a version before the last one that has migrations/0043_like_days.ts';

let home: string;
const databases: { drop(): Promise<void> }[] = [];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zobo-adoption-'));
});
afterAll(async () => {
  for (const { drop } of databases) await drop();
  await rm(home, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  return work(db).finally(() => db.end());
}

async function todaysDatabase(): Promise<string> {
  const made = await createTestDatabase();
  databases.push(made);
  return made.url;
}

async function bareDatabase(): Promise<string> {
  const name = `zobo_bare_${randomBytes(6).toString('hex')}`;
  const onServer = (text: string) => withClient(inject('postgresUrl'), (db) => db.query(text));
  await onServer(`create database ${name}`);
  databases.push({ drop: async () => void (await onServer(`drop database ${name} with (force)`)) });
  return databaseAt(inject('postgresUrl'), name);
}

async function named(url: string, names: readonly string[]): Promise<void> {
  await withClient(url, async (db) => {
    await db.query('delete from kysely_migration');
    for (const [at, name] of names.entries())
      await db.query('insert into kysely_migration values ($1, $2)', [name, new Date(at * 1_000).toISOString()]);
  });
}

/** A database as one of the former versions left it, but for the functions, which every start makes anew. */
async function formerDatabase(names = formerMigrations): Promise<string> {
  const url = await todaysDatabase();
  await migrateAll(url, sameMigrations.at(-1));
  await named(url, names);
  return url;
}

const laterMigrations = async (): Promise<string[]> => (await migrationNames()).slice(sameMigrations.length);
const functionNames = (await readdir('migrations/functions')).map((file) => file.replace('.sql', ''));
/** Those of migrations/functions may change at any time. */
const withoutFunctions = (catalogue: readonly string[]): string[] =>
  catalogue.filter((line) => !functionNames.some((name) => line.includes(`FUNCTION public.${name}(`)));

const levelOf = async (url: string): Promise<string[]> =>
  (await withClient(url, (db) => db.query('select name from kysely_migration order by name'))).rows.map(
    ({ name }) => name,
  );

let count = 0;
const optionsFor = (databaseUrl: string, more: Partial<RestoreOptions> = {}): RestoreOptions => {
  count += 1;
  const filesDir = join(home, `target-${count}`);
  return {
    ...{ databaseUrl, folder: FOLDER, filesDir, secret: SECRET, secretPath: null },
    ...{ isForced: false, takesOtherSecret: false, signsEverybodyOut: false, ...more },
  };
};

describe('the migrations of today', () => {
  it('make the catalogue that those of before made', async () => {
    const before = (await readFile(join(FIXTURES, 'catalogue-0043.txt'), 'utf8')).trimEnd().split('\n');
    expect(before.length).toBeGreaterThan(800);
    const url = await bareDatabase();
    // Later ones change it.
    await migrateAll(url, sameMigrations.at(-1));
    const today = await withClient(url, catalogueOf);
    expect(differences(today, withoutFunctions(before))).toEqual([]);
  });

  it('begin with those that stand for the former, none of which begins like these', async () => {
    expect((await migrationNames()).slice(0, sameMigrations.length)).toEqual(sameMigrations);
    expect(formerMigrations).not.toContain(sameMigrations[0]);
  });
});

describe('a database of the former versions', () => {
  it('is taken on as it is, when the last of them made it and two processes start at once', async () => {
    const url = await formerDatabase();
    await fillEveryTable(url, 2);
    const columns = await tableColumns(url);
    const before = { catalogue: await withClient(url, catalogueOf), rows: await rowHashes(url) };
    const done = await Promise.all([migrateAll(url), migrateAll(url)]);
    expect(done.flat()).toEqual(await laterMigrations());
    expect(await levelOf(url)).toEqual(await migrationNames());
    const after = withoutFunctions(await withClient(url, catalogueOf));
    expect(before.catalogue.filter((line) => !after.includes(line))).toEqual([]);
    expect(await rowHashes(url, columns)).toMatchObject(before.rows);
    const applied = await withClient(url, (db) => db.query('select name from applied_functions'));
    expect(applied.rows.length).toBeGreaterThan(5);
  });

  it('is refused at an older level, and stays as it was', async () => {
    for (const names of [formerMigrations.slice(0, -1), formerMigrations.slice(0, 1)]) {
      const url = await formerDatabase(names);
      await expect(migrateAll(url)).rejects.toThrow(`This database was made ${OLDER}: start that version on it once`);
      expect(await levelOf(url)).toEqual(names);
    }
  });

  it('is refused with migrations that nobody knows', async () => {
    const url = await todaysDatabase();
    const names = [...(await migrationNames()), '9999_of_tomorrow'];
    await named(url, names);
    await expect(migrateAll(url)).rejects.toThrow(
      'its migration 9999_of_tomorrow is not known here. Start the version',
    );
    expect(await levelOf(url)).toEqual(names);
  });
});

describe('a backup of the former versions', () => {
  /** Every table and sequence as it came in, by what a new backup says of them. */
  async function isWhole(url: string, filesDir: string | null): Promise<void> {
    count += 1;
    const options = { databaseUrl: url, folder: join(home, `again-${count}`), filesDir, secret: SECRET };
    const again = await backUp({ ...options, keepsSecret: false, now: new Date(), onStray: (key) => expect.fail(key) });
    const before = await readManifest(FOLDER);
    expect(before.level.migrations).toEqual(formerMigrations);
    expect(again.level.migrations).toEqual(await migrationNames());
    const tables = before.tables.map(({ name }) => name);
    // Later migrations put columns behind those that were there; such a table is empty in this backup, so that its hash says no more.
    const former = again.tables.flatMap((table) => {
      const then = before.tables.find(({ name }) => name === table.name);
      return then ? [{ ...table, columns: table.columns.slice(0, then.columns.length) }] : [];
    });
    expect(former).toEqual(before.tables);
    expect(again.tables.filter(({ name, rows }) => !tables.includes(name) && rows > 0)).toEqual([]);
    expect(again.sequences).toEqual(before.sequences);
    expect(again.files).toEqual(before.files);
  }

  it('is restored into a bare database, with its photo, and works there', async () => {
    const url = await bareDatabase();
    const options = optionsFor(url);
    const { manifest, migrated } = await restore(options);
    expect(manifest.level.migrations).toEqual(sameMigrations);
    expect(migrated).toEqual(await laterMigrations());
    await isWhole(url, options.filesDir);
    const [photo] = manifest.files ?? [];
    expect(await readFile(join(options.filesDir ?? '', photo?.key ?? ''))).toEqual(
      await readFile(storedFile(FOLDER, photo?.key ?? '')),
    );
    const seen = `select a.full_name as "from", b.full_name as "to", can_see(a.id, b.id) as sees
      from profiles a join profiles b on b.full_name = 'Ada Obi' where a.id <> b.id order by 1`;
    expect((await withClient(url, (db) => db.query(seen))).rows).toEqual([
      { from: 'Bola Adéyemí', to: 'Ada Obi', sees: true },
      { from: 'Chidi Eze', to: 'Ada Obi', sees: true },
    ]);
  });

  it('is restored over a database of then that no version of today has started on', async () => {
    const url = await formerDatabase();
    const options = optionsFor(url, { isForced: true });
    await restore(options);
    await isWhole(url, options.filesDir);
  });

  it('is refused when an older one made it', async () => {
    const copy = join(home, 'older');
    await cp(FOLDER, copy, { recursive: true });
    const manifest = await readManifest(copy);
    await Promise.all([manifestFile(copy), join(copy, 'manifest.sha256')].map((file) => rm(file)));
    const level = { ...manifest.level, migrations: manifest.level.migrations.slice(0, -1) };
    await writeManifest(copy, { ...manifest, level });
    const url = await bareDatabase();
    await expect(restore(optionsFor(url, { folder: copy }))).rejects.toThrow(
      `This backup was made ${OLDER}: restore it`,
    );
    expect(await withClient(url, catalogueOf)).toEqual([]);
  });
});
