import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './files.ts';
import type { Storage } from './storage.ts';
import { requireKey } from './storage-keys.ts';

function fileOf(folder: string, key: string): string {
  return join(folder, ...requireKey(key).split('/'));
}

const noneIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
  throw error;
};

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
    async remove(keyOrFolder) {
      await rm(fileOf(folder, keyOrFolder), { recursive: true, force: true });
    },
  };
}
