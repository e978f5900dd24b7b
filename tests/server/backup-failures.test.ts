/** What goes wrong at the very end of a restore leaves rows, files and secret as they were; and what would be lost in silence is said. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackUpOptions, backUp } from '#server/cli/backup/back-up.ts';
import { type Manifest, writeManifest } from '#server/cli/backup/manifest.ts';
import { type RestoreOptions, restore } from '#server/cli/backup/restore.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const SECRET = 'a secret that only tests use, 32 bytes or more';
const PHOTO = 'photos/0b5c/720.webp';

let home: string;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Awaited<ReturnType<typeof createTestDatabase>>;
let db: pg.Client;
let made: Manifest;
const strays: string[] = [];
const data = (...names: string[]): string => join(home, 'data', ...names);

const optionsFor = (folder: string): BackUpOptions => ({
  ...{ databaseUrl: source.url, folder, filesDir: data(), secret: SECRET, keepsSecret: true, now: new Date() },
  onStray: (key) => void strays.push(key),
});
async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const SIGNED_IN = `with one as (
  insert into users (id, email, password_hash, full_name, created_at) values (gen_random_uuid(), $1, '-', 'Ada Obi', now()) returning id)
  insert into sessions (id, user_id, label, created_at, expires_at, absolute_expires_at, last_seen_at, access_hash, access_expires_at,
    refresh_hash) select gen_random_uuid(), id, '', now(), now(), now(), now(), '\\x01', now(), '\\x02' from one`;

async function signedIn(url: string, email: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SIGNED_IN, [email]).finally(() => client.end());
}
const people = async (): Promise<string> => (await db.query('select email from users')).rows[0]?.email;
const sessions = async (): Promise<number> => (await db.query('select count(*)::int as n from sessions')).rows[0]?.n;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'zobo-backup-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await signedIn(source.url, 'then@example.com');
  await signedIn(target.url, 'now@example.com');
  db = new pg.Client({ connectionString: target.url });
  await db.connect();
  await put(data(PHOTO), 'of then');
  await put(data('photos/.DS_Store'), 'of a file manager');
  made = await backUp(optionsFor(join(home, 'backup')));
});
afterAll(async () => {
  await db?.end();
  await Promise.all([source?.drop(), target?.drop()]);
  await rm(home, { recursive: true, force: true });
});

/** A restore over what a server of today has. */
async function over(name: string, more: Partial<RestoreOptions> = {}): Promise<RestoreOptions> {
  const filesDir = join(home, name);
  await put(join(filesDir, 'photos/1c6d/720.webp'), 'of now');
  await put(join(filesDir, 'app-secret'), 'the secret of now');
  return {
    ...{ databaseUrl: target.url, folder: join(home, 'backup'), filesDir, secret: 'the secret of now' },
    ...{ secretPath: join(filesDir, 'app-secret'), isForced: true, takesOtherSecret: false, signsEverybodyOut: false },
    ...more,
  };
}
async function isUntouched({ filesDir }: RestoreOptions): Promise<void> {
  expect(await people()).toBe('now@example.com');
  expect((await readdir(filesDir ?? '')).sort()).toEqual(['app-secret', 'photos']);
  expect(await readFile(join(filesDir ?? '', 'photos/1c6d/720.webp'), 'utf8')).toBe('of now');
  expect(await readFile(join(filesDir ?? '', 'app-secret'), 'utf8')).toBe('the secret of now');
}

it('leaves out a file that is none of the product’s, and says so', async () => {
  expect([made.files?.map(({ key }) => key), strays]).toEqual([[PHOTO], ['photos/.DS_Store']]);
  const odd = { ...made, files: [{ key: 'photos/.DS_Store', bytes: 0, sha256: '0'.repeat(64) }] };
  await mkdir(join(home, 'odd'));
  await expect(writeManifest(join(home, 'odd'), odd)).rejects.toThrow('could not be restored');
  expect(await readdir(join(home, 'odd'))).toEqual([]);
});

it('does not take a folder that cannot be read for an empty one', async () => {
  await put(data('selfies'), 'no folder');
  await expect(backUp(optionsFor(join(home, 'unread')))).rejects.toThrow('ENOTDIR');
  await rm(data('selfies'));
  const options = await over('unreadable', { isForced: false });
  await rm(join(options.filesDir ?? '', 'photos'), { recursive: true });
  await put(join(options.filesDir ?? '', 'selfies'), 'no folder');
  await expect(restore(options)).rejects.toThrow('ENOTDIR');
});

it('is refused where files lie in S3 and the backup has some', async () => {
  await expect(restore(await over('s3', { filesDir: null }))).rejects.toThrow('here files lie in S3');
  expect(await people()).toBe('now@example.com');
});

it('takes files back when the secret cannot be written', async () => {
  const options = await over('secret');
  const secretPath = join(home, 'in-the-way');
  await mkdir(join(secretPath, 'folder'), { recursive: true });
  await expect(restore({ ...options, secretPath })).rejects.toThrow();
  await isUntouched(options);
});

it('takes files and secret back when the commit fails', async () => {
  const options = await over('commit', { signsEverybodyOut: true });
  await db.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused at the commit'; end $$;
    create constraint trigger refused after delete on sessions deferrable initially deferred for each row execute function refuse()`);
  await expect(restore(options)).rejects.toThrow('refused at the commit');
  await db.query('drop function refuse cascade');
  await isUntouched(options);
});

it('brings back who was signed in, and nobody with the flag', async () => {
  const options = await over('whole');
  await restore(options);
  expect([await people(), await sessions()]).toEqual(['then@example.com', 1]);
  expect((await readdir(options.filesDir ?? '')).sort()).toEqual([
    'app-secret',
    'masters',
    'photos',
    'selfies',
    'uploads',
  ]);
  expect(await readdir(join(options.filesDir ?? '', 'photos'))).toEqual(['0b5c']);
  expect(await readFile(options.secretPath ?? '', 'utf8')).toBe(SECRET);
  await restore(await over('signed-out', { signsEverybodyOut: true }));
  expect([await people(), await sessions()]).toEqual(['then@example.com', 0]);
});

it('that runs out of room leaves an empty folder, which can be named again', async () => {
  const folder = join(home, 'too-much');
  await expect(backUp({ ...optionsFor(folder), now: new Date(Number.NaN) })).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
  await expect(backUp(optionsFor(folder))).resolves.toMatchObject({ format: 1 });
});
