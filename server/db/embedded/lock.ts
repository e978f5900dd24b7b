import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from './processes.ts';

type Holder = { pid: number; identity: string | null };

/** A takeover takes milliseconds. An older guard was left by a process that died during one. */
const GUARD_MS = 5_000;

function create(file: string, text: string): boolean {
  try {
    const opened = openSync(file, 'wx', 0o644);
    writeSync(opened, text);
    closeSync(opened);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'EACCES' || code === 'EROFS')
      throw new Error(`The folder ${dirname(file)} cannot be written by this user.`);
    throw error;
  }
}

/** Null when no live process holds the lock. */
async function holderOf(file: string): Promise<Holder | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    const holder = JSON.parse(text) as Holder;
    if (!isAlive(holder.pid)) return null;
    return (await identityOf(holder.pid)) === holder.identity ? holder : null;
  } catch {
    // An empty file was created this very moment, or is left from a power failure.
    return null;
  }
}

/** The guard keeps two starts from doing it at once: the second could remove the first one's new lock. */
async function takeOver(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  if (!create(guard, '')) {
    const made = await stat(guard).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > GUARD_MS) await rm(guard, { force: true });
    await sleep(50);
    return;
  }
  // Checked again after a pause, in which a new lock gets its content.
  await sleep(50);
  if ((await holderOf(file)) === null) await rm(file, { force: true });
  await rm(guard, { force: true });
}

/** Returns the unlocking function, or the number of the live process that holds the folder. */
export async function tryLock(folder: string): Promise<(() => Promise<void>) | number> {
  const file = join(folder, 'server.lock');
  const text = JSON.stringify({ pid: process.pid, identity: await identityOf(process.pid) } satisfies Holder);
  while (!create(file, text)) {
    const holder = await holderOf(file);
    if (holder !== null) return holder.pid;
    await takeOver(file);
  }
  return () => rm(file, { force: true });
}

/** Throws a sentence for the person when another live process holds the folder. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = await tryLock(folder);
  if (typeof lock !== 'number') return lock;
  throw new Error(
    `The data folder ${folder} is in use by another start (process ${lock}). Stop that one, or set DATA_DIR to another folder.`,
  );
}
