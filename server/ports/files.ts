import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readers never see a part. A failure of the machine may undo a write of the last seconds, but only as a whole. */
export async function writeWhole(file: string, bytes: Buffer | string, mode: number): Promise<void> {
  const temporary = `${file}.${randomUUID()}.new`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
