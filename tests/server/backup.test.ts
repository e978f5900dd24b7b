/** A restore from backup brings back every row; whatever is not whole, not empty or of another version is refused, and nothing changes. */
import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backUp } from '#server/cli/backup/back-up.ts';
import { type Manifest, manifestFile, tableFile } from '#server/cli/backup/manifest.ts';
import { type RestoreOptions, restore } from '#server/cli/backup/restore.ts';
import { migrateAll, migrationNames } from '#server/db/migrate.ts';
import { createTestDatabase, databaseAt } from '#tests/setup/database.ts';
import { fillEveryTable, openChecks, rowHashes } from '#tests/setup/filling.ts';
import { runProgram } from '#tests/setup/processes.ts';

const SECRET = 'a secret that only tests use, 32 bytes or more';
const PHOTO = 'photos/0b5c/720.webp';
const onStray = (key: string): void => expect.fail(key);

let home: string;
let folder: string;
let made: Manifest;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
const databases: { drop(): Promise<void> }[] = [];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zobo-backup-'));
  folder = join(home, 'backup');
  source = await createTestDatabase();
  databases.push(source);
  await fillEveryTable(source.url, 3);
  await mkdir(join(home, 'data/photos/0b5c'), { recursive: true });
  await writeFile(join(home, 'data', PHOTO), randomBytes(200_000));
  await writeFile(join(home, 'data/postgres.json'), 'not a file of anybody');
  const options = { databaseUrl: source.url, folder, filesDir: join(home, 'data'), secret: SECRET, keepsSecret: true };
  made = await backUp({ ...options, now: new Date(), onStray });
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

/** A database of ours without rows, where any text is taken. */
async function emptyDatabase(): Promise<string> {
  const target = await createTestDatabase();
  databases.push(target);
  await withClient(target.url, openChecks);
  return target.url;
}

/** One that holds nothing at all. */
async function bareDatabase(): Promise<string> {
  const name = `zobo_bare_${randomBytes(6).toString('hex')}`;
  await withClient(inject('postgresUrl'), (db) => db.query(`create database ${name}`));
  databases.push({
    drop: () =>
      withClient(inject('postgresUrl'), async (db) => void (await db.query(`drop database ${name} with (force)`))),
  });
  return databaseAt(inject('postgresUrl'), name);
}

let count = 0;
const optionsFor = (databaseUrl: string, more: Partial<RestoreOptions> = {}): RestoreOptions => {
  count += 1;
  const filesDir = join(home, `target-${count}`);
  return {
    ...{ databaseUrl, folder, filesDir, secret: SECRET, secretPath: join(filesDir, 'app-secret') },
    ...{ isForced: false, takesOtherSecret: false, signsEverybodyOut: false, ...more },
  };
};

/** Another copy of the backup, to be spoilt. */
async function copyOfBackup(): Promise<string> {
  count += 1;
  const copy = join(home, `copy-${count}`);
  await cp(folder, copy, { recursive: true });
  return copy;
}

describe('a backup', () => {
  it('has rows of every table, and is for its owner alone', async () => {
    expect(made.tables.length).toBeGreaterThan(50);
    expect(made.tables.filter(({ rows }) => rows !== 3)).toEqual([]);
    expect(made.sequences.length).toBeGreaterThan(0);
    expect(made.files?.map(({ key }) => key)).toEqual([PHOTO]);
    for (const file of ['manifest.json', 'app-secret', 'tables/public.users.copy'])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe(SECRET);
  });

  it('goes into a new folder only', async () => {
    const options = { databaseUrl: source.url, folder, filesDir: null, secret: SECRET, keepsSecret: false };
    await expect(backUp({ ...options, now: new Date(), onStray })).rejects.toThrow('is not empty');
  });
});

describe('a restore', () => {
  it('brings back every row of every table, the files, the secret and the sequences', async () => {
    const url = await emptyDatabase();
    const options = optionsFor(url);
    await restore(options);
    expect(await rowHashes(url)).toEqual(await rowHashes(source.url));
    expect(await readFile(join(options.filesDir ?? '', PHOTO))).toEqual(await readFile(join(home, 'data', PHOTO)));
    expect(await readFile(options.secretPath ?? '', 'utf8')).toBe(SECRET);
    const next = `select nextval('graphile_worker.jobs_id_seq1') as n`;
    const [here, there] = await Promise.all([source.url, url].map((each) => withClient(each, (db) => db.query(next))));
    expect(there?.rows).toEqual(here?.rows);
    const references = `select count(*)::int as n from pg_constraint where contype = 'f'`;
    const awake = `select count(*)::int as n from pg_trigger where tgenabled <> 'O'`;
    await withClient(url, async (db) => {
      const kept = await withClient(source.url, (other) => other.query(references));
      expect((await db.query(references)).rows).toEqual(kept.rows);
      expect((await db.query(awake)).rows).toEqual([{ n: 0 }]);
    });
  });

  it('empties what is there when it is forced, and not otherwise', async () => {
    const url = await emptyDatabase();
    await restore(optionsFor(url));
    await withClient(url, (db) => db.query(`delete from likes`));
    const before = await rowHashes(url);
    await expect(restore(optionsFor(url))).rejects.toThrow('The database is not empty');
    expect(await rowHashes(url)).toEqual(before);
    await restore(optionsFor(url, { isForced: true }));
    expect(await rowHashes(url)).toEqual(await rowHashes(source.url));
  });
});

describe('what is refused leaves everything as it was', () => {
  let url: string;
  let before: Record<string, string>;
  beforeAll(async () => {
    url = await emptyDatabase();
    await restore(optionsFor(url));
    before = await rowHashes(url);
  });

  async function refused(changes: Partial<RestoreOptions>, words: string | RegExp): Promise<void> {
    await expect(restore(optionsFor(url, { isForced: true, ...changes }))).rejects.toThrow(words);
    expect(await rowHashes(url)).toEqual(before);
  }

  it('a folder without a manifest, and a manifest that was changed', async () => {
    await refused({ folder: join(home, 'nowhere') }, 'There is no backup in');
    const copy = await copyOfBackup();
    await writeFile(manifestFile(copy), (await readFile(manifestFile(copy), 'utf8')).replace('"rows": 3', '"rows": 2'));
    await refused({ folder: copy }, 'The manifest of the backup in');
    await writeFile(manifestFile(copy), '{');
    await refused({ folder: copy }, 'The manifest of the backup in');
  });

  it('a file that is cut off, longer, changed or missing', async () => {
    const users = { schema: 'public', name: 'users' };
    const cut = await copyOfBackup();
    const { size } = await stat(tableFile(cut, users));
    await truncate(tableFile(cut, users), size - 10);
    await refused({ folder: cut }, 'The backup is not whole');
    const longer = await copyOfBackup();
    await appendFile(tableFile(longer, users), 'x');
    await refused({ folder: longer }, 'The backup is not whole');
    const gone = await copyOfBackup();
    await rm(join(gone, 'files', PHOTO));
    await refused({ folder: gone }, /is missing/);
  });

  it('rows that the database does not take, in the midst of all the others', async () => {
    await withClient(url, (db) => db.query('alter table users add constraint none_of_them check (false) not valid'));
    await refused({}, 'none_of_them');
    await withClient(url, (db) => db.query('alter table users drop constraint none_of_them'));
  });

  it('another secret, unless somebody says so', async () => {
    await refused({ secret: `${SECRET} and more`, secretPath: null }, 'another APP_SECRET');
  });

  it('a database that a server runs on', async () => {
    const worker = new pg.Client({ connectionString: url, application_name: 'zobo jobs' });
    await worker.connect();
    await refused({}, 'A server runs on this database');
    await worker.end();
  });
});

describe('a backup of an older level', () => {
  it('is refused by a database of today, and brought up to date in one without tables', async () => {
    const old = await bareDatabase();
    const [, second = ''] = (await migrationNames()).toReversed();
    await migrateAll(old, second);
    await withClient(old, (db) =>
      db.query(`insert into users (id, email, password_hash, full_name, created_at) values
      (gen_random_uuid(), 'ada@example.com', '-', 'Ada Obi', now())`),
    );
    const older = join(home, 'older');
    const options = { databaseUrl: old, folder: older, filesDir: null, secret: SECRET, keepsSecret: false };
    await backUp({ ...options, now: new Date(), onStray });

    const today = await emptyDatabase();
    const before = await rowHashes(today);
    await expect(restore(optionsFor(today, { folder: older, isForced: true }))).rejects.toThrow(
      `of migration ${second}`,
    );
    expect(await rowHashes(today)).toEqual(before);

    const bare = await bareDatabase();
    const { migrated } = await restore(optionsFor(bare, { folder: older, filesDir: null }));
    expect(migrated).toHaveLength(1);
    expect((await rowHashes(bare)).users).toMatch(/^1 /);
  }, 180_000);

  it('of a newer one is refused', async () => {
    const copy = await copyOfBackup();
    const text = (await readFile(manifestFile(copy), 'utf8')).replace('"0001_extensions"', '"0001_strange"');
    await writeFile(manifestFile(copy), text);
    const { createHash } = await import('node:crypto');
    await writeFile(join(copy, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'));
    await expect(restore(optionsFor(await emptyDatabase(), { folder: copy }))).rejects.toThrow(
      '0001_strange is not known',
    );
  });
});

describe('the commands', () => {
  it('keep and bring back a database of DATABASE_URL, and ask before they empty one', async () => {
    const target = await emptyDatabase();
    const env = { DATA_DIR: join(home, 'cli'), APP_SECRET: SECRET };
    const kept = join(home, 'by-command');
    const program = (databaseUrl: string, ...args: string[]) =>
      runProgram('server/cli/backup.ts', { env: { ...env, DATABASE_URL: databaseUrl }, args });
    const first = program(source.url, 'backup', kept);
    expect([await first.ended, first.output()]).toEqual([0, expect.stringContaining('rows of')]);
    const second = program(target, 'restore', kept);
    expect([await second.ended, second.output()]).toEqual([0, expect.stringContaining('Restored from')]);
    expect(await rowHashes(target)).toEqual(await rowHashes(source.url));
    const third = program(target, 'restore', kept, '--force', '--sign-everybody-out');
    expect([await third.ended, third.output()]).toEqual([1, expect.stringContaining('--force needs --yes')]);
  }, 180_000);
});
