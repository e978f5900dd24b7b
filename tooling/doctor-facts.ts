/** Looks at this machine for `npm run doctor`. It changes nothing: no folder is made, nothing is unpacked, no database starts. */
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { requirePort } from '#server/boot/tcp-port.ts';
import { loadConfig, type Settings } from '#server/config/config.ts';
import { loadEnv, misspeltInFile } from '#server/config/env.ts';
import { packagedBinaries } from '#server/db/embedded/binaries.ts';
import { capture } from '#server/db/embedded/command.ts';
import { readRecord } from '#server/db/embedded/data-folder.ts';
import { databaseOwner } from '#server/db/embedded/owner.ts';
import { chosenBrowser } from './browser-paths.ts';
import { root } from './building.ts';
import type { DatabaseFacts, Facts } from './doctor-checks.ts';

const messageOf = (error: unknown): string => (error as Error).message;
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** A folder, or the first above it that exists. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/** Without a secret that is only made up for this: to read the settings would write one. */
function settingsOf(env: NodeJS.ProcessEnv): Settings | { problem: string } {
  try {
    return loadConfig(env.DATABASE_URL ? env : { ...env, APP_SECRET: env.APP_SECRET || 'x'.repeat(64) });
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

function browserFacts(): Facts['browser'] {
  const { platform, arch, env } = process;
  const runs = (path: string) => path !== '' && isAllowed(path, constants.X_OK);
  try {
    const path = chosenBrowser({ platform, env, playwrights: chromium.executablePath(), runs });
    const hasPackage =
      platform === 'linux' && arch === 'x64' && existsSync(join(root, 'node_modules/@sparticuz/chromium'));
    return { path: path ?? (hasPackage ? 'the one inside npm (@sparticuz/chromium)' : null), problem: null };
  } catch (error) {
    return { path: null, problem: messageOf(error) };
  }
}

async function postgresFacts(): Promise<DatabaseFacts['postgres']> {
  try {
    const { postgres, env } = packagedBinaries();
    const version = await capture(postgres, ['--version'], { env });
    if (version !== null) return { version: version.replace(/^postgres \(PostgreSQL\)/, 'PostgreSQL') };
    return { problem: `${postgres} does not run on this machine. Set DATABASE_URL to a Postgres of your own.` };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

async function runsAs(folder: string): Promise<DatabaseFacts['runsAs']> {
  try {
    const owner = await databaseOwner();
    if (owner === null) return null;
    const entered = await capture('/bin/sh', ['-c', 'cd "$1" && echo yes', 'sh', folder], { owner });
    return { name: owner.name, canEnter: entered === 'yes' };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

async function databaseFacts({ databaseUrl, dataDir }: Settings): Promise<DatabaseFacts> {
  const record = await readRecord(dataDir).catch(() => null);
  const folder = record?.folder ?? join(dataDir, 'postgres');
  return {
    isOwn: databaseUrl !== null,
    postgres: await postgresFacts(),
    dataDir,
    isWritable: isAllowed(existing(dataDir), constants.W_OK | constants.X_OK),
    existing: existsSync(folder) ? { folder, uid: statSync(folder).uid } : null,
    uid: process.getuid?.() ?? null,
    runsAs: await runsAs(existing(dataDir)),
  };
}

export async function factsHere(): Promise<Facts> {
  const hidden = 'node_modules/.package-lock.json';
  type Lock = { packages: Facts['packages']['locked'] };
  const settings = settingsOf(loadEnv());
  const isRead = !('problem' in settings);
  const { bavail, bsize } = statfsSync(root);
  return {
    node: { version: process.versions.node, range: read<{ engines: { node: string } }>('package.json').engines.node },
    packages: {
      locked: read<Lock>('package-lock.json').packages,
      installed: existsSync(join(root, hidden)) ? read<Lock>(hidden).packages : null,
    },
    settings: { problem: isRead ? null : settings.problem, misspelt: misspeltInFile() },
    port: isRead ? { port: settings.port, problem: await requirePort(settings).then(() => null, messageOf) } : null,
    disk: { folder: resolve(root), freeBytes: bavail * bsize },
    browser: browserFacts(),
    database: isRead ? await databaseFacts(settings) : null,
  };
}
