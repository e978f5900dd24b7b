import type { Readable } from 'node:stream';

/** storage-keys.ts makes the keys. */
export type Storage = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when the file does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** `length` in bytes. Null when the file does not exist. */
  open(key: string): Promise<{ stream: Readable; length: number } | null>;
  /** A key that ends with a slash is a folder. Does nothing when there are none. */
  remove(keyOrFolder: string): Promise<void>;
};
