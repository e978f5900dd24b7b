import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export const SECRET_LENGTH = 32;

/** Written to a temporary file first, so that a crash cannot leave a part of a secret. */
function makeSecret(file: string): void {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    const handle = openSync(temporary, 'wx', 0o600);
    try {
      writeSync(handle, randomBytes(32).toString('base64url'));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    try {
      // Unlike a rename, a link never replaces a file that another process made in the meantime.
      linkSync(temporary, file);
    } catch (error) {
      // Some shared folders do not support links.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(temporary, file);
    }
  } finally {
    rmSync(temporary, { force: true });
  }
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export const secretPathOf = (dataDir: string): string => join(dataDir, 'app-secret');

/** Readable by its owner only. Throws a sentence when the file holds none. */
export function localSecret(dataDir: string): string {
  const file = secretPathOf(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (readSecret(file) === null) makeSecret(file);
  const secret = readSecret(file) ?? '';
  if (secret.trim().length >= SECRET_LENGTH) return secret;
  throw new Error(
    `The file ${file} should hold a secret of at least ${SECRET_LENGTH} characters and does not. Put it back from a copy, or remove the file: then a new one is made.`,
  );
}
