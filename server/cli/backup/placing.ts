/** The moves take a moment and can be undone. */
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWhole } from '#server/ports/files.ts';
import { storedKinds } from '#server/ports/storage-keys.ts';
import { BackupFailed, ifMissing, type Manifest, secretFile, storedFile } from './manifest.ts';

type Where = { folder: string; filesDir: string | null; secretPath: string | null; isForced: boolean };

export type Placing = {
  /** Takes long and needs disk space. */
  copy(): Promise<void>;
  /** Moves the former files aside. */
  place(): Promise<void>;
  takeBack(): Promise<void>;
  /** Also deletes copies that were never moved in. */
  discard(): Promise<void>;
};

async function requireRoom(filesDir: string): Promise<void> {
  for (const kind of storedKinds) {
    const there = await readdir(join(filesDir, kind)).catch(ifMissing([]));
    if (there.length > 0)
      throw new BackupFailed(`The folder ${join(filesDir, kind)} is not empty. With --force its files are deleted.`);
  }
}

/** In the order of the moves. */
type Undo = (() => Promise<void>)[];

async function placeFiles(filesDir: string, staged: string, undo: Undo): Promise<void> {
  for (const kind of storedKinds) {
    const [place, old, fresh] = [join(filesDir, kind), join(staged, `${kind}.old`), join(staged, kind)];
    const wasThere = await rename(place, old).then(() => true, ifMissing(false));
    if (wasThere) undo.push(() => rename(old, place));
    await rename(fresh, place);
    undo.push(() => rename(place, fresh));
  }
}

async function placeSecret(fresh: Buffer, secretPath: string, before: string, undo: Undo): Promise<void> {
  const wasThere = await copyFile(secretPath, before).then(() => true, ifMissing(false));
  undo.push(() => (wasThere ? rename(before, secretPath) : rm(secretPath, { force: true })));
  await writeWhole(secretPath, fresh, 0o600);
}

/** Nothing is changed before `copy`. */
export async function preparePlacing(where: Where, { files, secret }: Manifest): Promise<Placing> {
  const { folder, filesDir, isForced } = where;
  if (filesDir === null && files !== null && files.length > 0)
    throw new BackupFailed(
      `This backup has ${files.length} files, and here files lie in S3, where a restore puts none. Restore it without the S3_ settings into a DATA_DIR, and copy its folders ${storedKinds.join(', ')} into the buckets.`,
    );
  const filesTo = files === null ? null : filesDir;
  if (filesTo !== null && !isForced) await requireRoom(filesTo);
  const staged = filesTo === null ? null : join(filesTo, `restoring-${randomUUID()}`);
  const secretPath = secret.isKept ? where.secretPath : null;
  const secretBefore = `${secretPath}.before-restore`;
  const undo: Undo = [];
  let isHalfBack = false;

  return {
    async copy(): Promise<void> {
      if (staged === null) return;
      for (const kind of storedKinds) await mkdir(join(staged, kind), { recursive: true, mode: 0o700 });
      for (const { key } of files ?? []) {
        const target = join(staged, ...key.split('/'));
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await copyFile(storedFile(folder, key), target);
      }
    },
    async place(): Promise<void> {
      if (filesTo !== null && staged !== null) await placeFiles(filesTo, staged, undo);
      if (secretPath !== null) await placeSecret(await readFile(secretFile(folder)), secretPath, secretBefore, undo);
    },
    async takeBack(): Promise<void> {
      try {
        for (const step of undo.splice(0).reverse()) await step();
      } catch (error) {
        isHalfBack = true;
        throw new BackupFailed(
          `The rows are as they were, and not all files: what could not be put back lies in ${staged ?? secretBefore}.`,
          { cause: error },
        );
      }
    },
    async discard(): Promise<void> {
      // After a failed undo, these folders have the only copy of the former files.
      if (isHalfBack) return;
      if (staged !== null) await rm(staged, { recursive: true, force: true });
      if (secretPath !== null) await rm(secretBefore, { force: true });
    },
  };
}
