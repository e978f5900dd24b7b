import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './files.ts';
import type { Storage } from './storage.ts';

/** A kind, a name and perhaps a file: small letters, digits, dashes and one dot, so that no key leads to anything else in the folder. */
const KEY = /^(?:photos|uploads)\/[a-z0-9-]{1,64}(?:\/[a-z0-9-]{1,64}(?:\.[a-z0-9]{1,8})?)?$/;

function fileOf(folder: string, key: string): string {
  if (!KEY.test(key)) throw new Error('Not a storage key');
  return join(folder, ...key.split('/'));
}

const noneIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
  throw error;
};

/** Keeps files in a folder; the key photos/<id>/720.webp is the file photos/<id>/720.webp there. */
export function createLocalStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      await writeWhole(fileOf(folder, key), bytes, 0o600);
    },
    async read(key) {
      return readFile(fileOf(folder, key)).catch(noneIfMissing);
    },
    async open(key) {
      const file = await open(fileOf(folder, key)).catch(noneIfMissing);
      if (file === null) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), length: size };
    },
    async remove(prefix) {
      await rm(fileOf(folder, prefix.replace(/\/$/, '')), { recursive: true, force: true });
    },
  };
}
