/** The memory use does not grow with the size of the backup. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { storedKinds } from '#server/ports/storage-keys.ts';
import { levelOf, quoted, sequencesOf, type Table, tablesOf } from './catalogue.ts';
import {
  BackupFailed,
  ifMissing,
  isMissing,
  isStoredKey,
  type KeptTable,
  type Manifest,
  markOf,
  measuring,
  secretFile,
  storedFile,
  tableFile,
  writeManifest,
} from './manifest.ts';

export type BackUpOptions = {
  /** A direct connection without a pooler, because one transaction stays open for the whole backup. */
  databaseUrl: string;
  /** May exist if it is empty. */
  folder: string;
  /** The data folder; null if files are in an object store. */
  filesDir: string | null;
  secret: string;
  /** True when the server generated the secret itself, so that the backup includes it. */
  keepsSecret: boolean;
  now: Date;
  /** Such a file is left out; a file manager may have left it. */
  onStray(key: string): void;
};

async function keepTable(db: pg.ClientBase, folder: string, table: Table): Promise<KeptTable> {
  const columns = table.columns.map((column) => quoted(column)).join(', ');
  const from = db.query(copyTo(`copy ${quoted(table.schema, table.name)} (${columns}) to stdout`));
  const { through, result } = measuring();
  await pipeline(from, through, createWriteStream(tableFile(folder, table), { flags: 'wx', mode: 0o600 }));
  return { ...table, rows: from.rowCount ?? 0, ...result() };
}

async function keepFiles(filesDir: string, { folder, onStray }: BackUpOptions) {
  const folders = storedKinds.map((kind) =>
    readdir(join(filesDir, kind), { recursive: true, withFileTypes: true }).catch(ifMissing([])),
  );
  const entries = (await Promise.all(folders)).flat();
  const kept: NonNullable<Manifest['files']> = [];
  for (const entry of entries.filter((each) => each.isFile() && !each.name.includes('.new'))) {
    const source = join(entry.parentPath, entry.name);
    const key = relative(filesDir, source).split(sep).join('/');
    if (!isStoredKey(key)) {
      onStray(key);
      continue;
    }
    const target = storedFile(folder, key);
    const { through, result } = measuring();
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await pipeline(createReadStream(source), through, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      // The file was deleted meanwhile, and its row is or will be deleted too.
      if (!isMissing(error)) throw error;
      await rm(target, { force: true });
      continue;
    }
    kept.push({ key, ...result() });
  }
  return kept.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function requireEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [first] = await readdir(folder);
  if (first !== undefined) throw new BackupFailed(`The folder ${folder} is not empty: name one that is new.`);
}

/** So a partial backup is not mistaken for one, and the folder can be used again. */
async function emptyAgain(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Files are copied after the snapshot of the rows, so that each row has its file. A failed backup leaves an empty folder. */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  await requireEmptyFolder(options.folder);
  try {
    return await writeBackUp(options);
  } catch (error) {
    await emptyAgain(options.folder).catch(() => undefined);
    throw error;
  }
}

async function writeBackUp(options: BackUpOptions): Promise<Manifest> {
  const { databaseUrl, folder, filesDir, secret, keepsSecret, now } = options;
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const db = new pg.Client({ connectionString: databaseUrl, application_name: 'zobo backup' });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await db.query('begin isolation level repeatable read read only');
    const level = await levelOf(db);
    if (level === null) throw new BackupFailed('This database is not one of this product: it has no migrations.');
    const tables: KeptTable[] = [];
    for (const table of await tablesOf(db)) tables.push(await keepTable(db, folder, table));
    const sequences = await sequencesOf(db);
    await db.query('commit');
    const files = filesDir === null ? null : await keepFiles(filesDir, options);
    if (keepsSecret) await writeFile(secretFile(folder), secret, { mode: 0o600, flag: 'wx' });
    const made: Manifest = {
      ...{ format: 1, madeAt: now.toISOString(), level, tables, sequences, files },
      secret: { mark: markOf(secret), isKept: keepsSecret },
    };
    await writeManifest(folder, made);
    return made;
  } finally {
    await db.end();
  }
}
