import type { Readable } from 'node:stream';

/** Stores files under keys such as photos/<id>/720.webp; storage-keys.ts makes the keys. */
export type Storage = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The file's bytes, or null when it does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** A stream with its length in bytes, or null when the file does not exist. */
  open(key: string): Promise<{ stream: Readable; length: number } | null>;
  /** Deletes a file, or all files of a folder (a key that ends with a slash). Does nothing when there are none. */
  remove(keyOrFolder: string): Promise<void>;
};
