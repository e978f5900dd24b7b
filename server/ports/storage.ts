import type { Readable } from 'node:stream';

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
