import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';

/** A data folder of the embedded database as a first start left it, for tests that begin later: to make one takes longer than to copy it. */
export async function firstStart(also: (url: string) => Promise<unknown> = async () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-first-start-'));
  const { url, stop } = await startEmbedded({ dataDir: folder, log: () => undefined });
  await also(url);
  await stop();
  return {
    /** With owners and rights, which Postgres looks at. */
    copyTo: (dataDir: string): void => void execFileSync('cp', ['-a', `${folder}/.`, dataDir]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
