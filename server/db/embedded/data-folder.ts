import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SYSTEM_FOLDER } from './binaries.ts';
import { canUse, databaseOwner, type Owner, ownerWith } from './owner.ts';

/** The content of postgres.json in the data folder. */
export type Record = { folder: string | null; port: number | null; password: string };

/** `folder` contains the cluster and its log; null owner: the current user. */
export type DataFolder = { folder: string; owner: Owner | null; record: Record };

const recordFile = (dataDir: string): string => join(dataDir, 'postgres.json');

/** Null before the first start. */
export async function readRecord(dataDir: string): Promise<Record | null> {
  try {
    return JSON.parse(await readFile(recordFile(dataDir), 'utf8')) as Record;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function writeRecord(dataDir: string, record: Record): Promise<void> {
  const temporary = `${recordFile(dataDir)}.new`;
  try {
    await writeFile(temporary, JSON.stringify(record), { mode: 0o600 });
    // After a start as root, the folder must stay usable for its own user.
    if (process.getuid?.() === 0) await stat(dataDir).then(({ uid, gid }) => chown(temporary, uid, gid));
    await rename(temporary, recordFile(dataDir));
  } finally {
    await rm(temporary, { force: true });
  }
}

async function makeFolder(folder: string, owner: Owner | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

/** May be another user than the one who starts now. */
async function ownerOf(folder: string): Promise<Owner | null> {
  const { uid, gid } = await stat(folder);
  const self = process.getuid?.();
  if (self === undefined || self === uid) return null;
  if (self !== 0)
    throw new Error(
      `The database in ${folder} belongs to another user (${uid}). Start as that user or as root, or set DATA_DIR to another folder.`,
    );
  return ownerWith(uid, gid);
}

/** As root, it lets other users pass through (not read), so that Postgres reaches the database inside. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const { mode, uid } = await stat(dataDir);
  if (process.getuid?.() === 0 && uid === 0 && (mode & 0o001) === 0) await chmod(dataDir, (mode & 0o777) | 0o011);
}

/** Under /var/lib when root must run Postgres as a user who cannot enter the data folder, such as /root. */
export async function chooseDataFolder(dataDir: string, log: (line: string) => void): Promise<DataFolder> {
  const inside = join(dataDir, 'postgres');
  const known = await readRecord(dataDir);
  if (known !== null && existsSync(known.folder ?? inside)) {
    const folder = known.folder ?? inside;
    if (known.folder !== null) log(`The database is in ${folder}.`);
    return { folder, owner: await ownerOf(folder), record: known };
  }
  if (existsSync(join(inside, 'cluster'))) {
    throw new Error(
      `There is a database in ${inside}, but ${recordFile(dataDir)} with its password is missing. Put it back, or move the folder away.`,
    );
  }
  const owner = await databaseOwner();
  const record: Record = { folder: null, port: null, password: randomBytes(24).toString('base64url') };
  await makeFolder(inside, owner);
  if (owner !== null && !(await canUse(owner, inside))) {
    await rm(inside, { recursive: true });
    record.folder = join(SYSTEM_FOLDER, `zobo-${randomBytes(4).toString('hex')}`);
    await makeFolder(record.folder, owner);
    log(`The database is in ${record.folder}: Postgres runs as the user "${owner.name}", who cannot enter ${dataDir}.`);
  }
  await writeRecord(dataDir, record);
  return { folder: record.folder ?? inside, owner, record };
}
