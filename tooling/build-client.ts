/** Builds the client into dist/client with its prerendered pages, and GraphiQL into dist/ide. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { clientInputs } from './build-inputs.ts';
import { build, dist, root, run, type Say } from './building.ts';
import { programOf } from './programs.ts';
import { type Manifest, pageScripts } from './route-scripts.ts';

const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;
const COMPRESSED_FROM = 1_024;

const viteProgram = programOf('vite');
const vite = (...args: string[]): Promise<void> => run('The client', viteProgram, 'build', ...args);

/** Compresses once at build time, at the highest level, instead of at every request. */
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

/** A new version makes browsers fetch the cached files again. */
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

/** The server names them in each page, so that a browser asks for all scripts at once. */
async function writePageScripts(folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const routes = await readFile(new URL('../client/routes.tsx', import.meta.url), 'utf8');
  await writeFile(join(folder, 'page-scripts.json'), JSON.stringify(pageScripts(manifest, routes)));
}

async function buildPages(): Promise<void> {
  await vite();
  await writePageScripts(join(dist, 'client', '.vite'));
  await nameServiceWorker(join(dist, 'client'));
  await run(
    'The client',
    '--import',
    'tsx',
    join(root, 'tooling', 'early-scripts.ts'),
    join(dist, 'client', '.vite', 'early'),
  );
  await compress(join(dist, 'client'));
}

async function buildTheRest(say: Say): Promise<void> {
  await vite('--ssr', 'prerender.tsx');
  await buildExplorer(say);
}

/** Waits for all, so that none still writes after a failure. Use two at most: each takes half a gigabyte. */
async function allOf(...steps: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(steps)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

async function buildExplorer(say: Say): Promise<void> {
  say('Building the API explorer ...');
  await vite('--config', 'tooling/vite.graphiql.config.ts');
}

/** Builds GraphiQL if dist/ has none. `npm run dev` needs nothing else of dist/. */
export async function requireExplorer(say: Say): Promise<void> {
  if (!existsSync(join(dist, 'ide', 'index.html'))) await buildExplorer(say);
}

/** Builds the client into dist/ if its inputs changed since the last build, or if `always`. `say` gets the progress. */
export async function buildClient(say: Say, { always = false } = {}): Promise<void> {
  const stamp = join(dist, 'inputs.sha256');
  const made = join(dist, 'client', 'index.html');
  await build({ what: 'the client', inputs: clientInputs, stamp, made, always, say }, async () => {
    await allOf(buildPages(), buildTheRest(say));
    await run('The client', join(dist, 'prerender', 'prerender.js'), join(dist, 'client', 'prerendered'));
    await run('The client', '--import', 'tsx', join(root, 'tooling', 'critical-styles.ts'), join(dist, 'client'));
  });
}
