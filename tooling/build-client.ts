import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { tryLock } from '#server/db/embedded/lock.ts';
import { inputsHash } from './build-inputs.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
const dist = join(root, 'dist');
const stamp = join(dist, 'inputs.sha256');

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller files gain nothing. */
const COMPRESSED_FROM = 1_024;

/** Runs a program of Node in a process of its own, as for production; what it said comes with the error when it fails. */
async function run(...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The client does not build:\n${Buffer.concat(output).toString('utf8')}`);
}

const viteProgram = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
const vite = (...args: string[]): Promise<void> => run(viteProgram, 'build', ...args);

/** Compressed once here, at the highest level, instead of at every request. */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < COMPRESSED_FROM) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Gives the service worker the version of what it keeps, so that browsers fetch that anew when it changed, and the build's own script. */
async function nameServiceWorker(folder: string): Promise<void> {
  const file = join(folder, 'sw.js');
  const source = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(source);
  const list = /const kept = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const names = ['offline.html', ...[...list.matchAll(/'\/([^']+)'/g)].flatMap(([, name]) => name ?? [])];
  for (const name of names) hash.update(await readFile(join(folder, name)));
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (entry === undefined) throw new Error('index.html has no script of its own');
  const named = source.replace('{{version}}', hash.digest('hex').slice(0, 12)).replace('{{entry}}', entry);
  await writeFile(file, named);
}

async function isBuilt(hash: string): Promise<boolean> {
  return (
    existsSync(join(dist, 'client', 'index.html')) && existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash
  );
}

async function buildPages(): Promise<void> {
  await vite();
  await nameServiceWorker(join(dist, 'client'));
  await compress(join(dist, 'client'));
}

async function buildTheRest(say: (line: string) => void): Promise<void> {
  await vite('--ssr', 'prerender.tsx');
  await buildExplorer(say);
}

/** Side by side; ends when each has ended, so that none still writes after a failure. Two are enough: each takes half a gigabyte. */
async function allOf(...steps: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(steps)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Another start of this checkout may be building: then waits for it. */
async function lockDist(say: (line: string) => void): Promise<() => Promise<void>> {
  await mkdir(dist, { recursive: true });
  for (let waited = false; ; waited = true) {
    const lock = await tryLock(dist);
    if (typeof lock !== 'number') return lock;
    if (!waited) say(`Waiting for the build of process ${lock} ...`);
    await sleep(250);
  }
}

async function buildExplorer(say: (line: string) => void): Promise<void> {
  say('Building the API explorer ...');
  await vite('--config', 'tooling/vite.graphiql.config.ts');
}

/** GraphiQL alone, if it was never built: all that `npm run dev` needs of dist/. */
export async function requireExplorer(say: (line: string) => void): Promise<void> {
  if (!existsSync(join(dist, 'ide', 'index.html'))) await buildExplorer(say);
}

/** Builds the pages into dist/, if anything they depend on changed since the last time or `always`. Says what it does. */
export async function buildClient(say: (line: string) => void, { always = false } = {}): Promise<void> {
  if (!always && (await isBuilt(await inputsHash(root)))) return;
  const unlock = await lockDist(say);
  try {
    const hash = await inputsHash(root);
    if (!always && (await isBuilt(hash))) return;
    const began = Date.now();
    say('Building the client ...');
    await allOf(buildPages(), buildTheRest(say));
    await run(join(dist, 'prerender', 'prerender.js'), join(dist, 'client', 'prerendered'));
    await writeFile(stamp, hash);
    say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await unlock();
  }
}
