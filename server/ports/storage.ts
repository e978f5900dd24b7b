import type { Readable } from 'node:stream';
import type { Deps } from '../context.ts';

/** Keeps files under keys such as photos/<id>/720.webp; storage-keys.ts names them. */
export type Storage = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes, or null when there is none. */
  read(key: string): Promise<Buffer | null>;
  /** A stream with its length, or null when there is none. */
  open(key: string): Promise<{ stream: Readable; length: number } | null>;
  /** Removes a file, or everything in a folder (a slash at its end); nothing happens when there is nothing. */
  remove(keyOrFolder: string): Promise<void>;
};

/** Removes files that no row names any more. A failure leaves bytes that nobody can reach, so it fails nothing. */
export async function removeFiles(deps: Pick<Deps, 'ports' | 'log'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await deps.ports.storage
      .remove(key)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a file was not removed'));
  }
}
