/** Shared by the builds of dist/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tryLock } from '#server/db/embedded/lock.ts';
import { inputsHash } from './build-inputs.ts';

export type Say = (line: string) => void;

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
export const dist = join(root, 'dist');

export async function run(what: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${what} does not build:\n${Buffer.concat(output).toString('utf8')}`);
}

async function lockDist(say: Say): Promise<() => Promise<void>> {
  await mkdir(dist, { recursive: true });
  for (let waited = false; ; waited = true) {
    const lock = await tryLock(dist);
    if (typeof lock !== 'number') return lock;
    if (!waited) say(`Waiting for the build of process ${lock} ...`);
    await sleep(250);
  }
}

type Build = {
  what: string;
  /** Files and folders that the build depends on, relative to the root of the checkout. */
  inputs: readonly string[];
  /** `stamp`: the file with the hash of the inputs. `made`: a file that exists after the build. */
  stamp: string;
  made: string;
  always: boolean;
  say: Say;
};

async function isBuilt({ stamp, made }: Build, hash: string): Promise<boolean> {
  return existsSync(made) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash;
}

/** Runs `work` if the inputs changed since the last build, or if `always`. `say` gets the progress. */
export async function build(given: Build, work: () => Promise<void>): Promise<void> {
  const { what, inputs, stamp, always, say } = given;
  if (!always && (await isBuilt(given, await inputsHash(root, inputs)))) return;
  const unlock = await lockDist(say);
  try {
    const hash = await inputsHash(root, inputs);
    if (!always && (await isBuilt(given, hash))) return;
    const began = Date.now();
    say(`Building ${what} ...`);
    await work();
    await writeFile(stamp, hash);
    say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await unlock();
  }
}
