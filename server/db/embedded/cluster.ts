import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { run } from './command.ts';
import type { Owner } from './owner.ts';
import { commandOf, gone, isAlive } from './processes.ts';

export const DATABASE_USER = 'zobo';

const STOP_MS = 15_000;

type ClusterOptions = { folder: string; owner: Owner | null; binaries: Binaries; password: string };

/** initdb makes it at the first start, completely or not at all. */
export async function ensureCluster({ folder, owner, binaries, password }: ClusterOptions): Promise<string> {
  const cluster = join(folder, 'cluster');
  if (existsSync(cluster)) return cluster;
  const unfinished = join(folder, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner !== null) await chown(passwordFile, owner.uid, owner.gid);
  try {
    const locale = ['--encoding=UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username', DATABASE_USER, '--pwfile', passwordFile, '--auth=scram-sha-256'];
    await run(binaries.initdb, ['-D', unfinished, ...locale, ...access, '--no-instructions'], {
      owner,
      env: binaries.env,
    });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, cluster);
  return cluster;
}

/** A fast shutdown loses nothing. If it takes too long, an immediate one follows, and the next start recovers. */
export async function stopPostgres(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await gone(pid, STOP_MS)) return;
  }
}

/** After a killed start. A pid file whose number now belongs to another program is removed: Postgres would take that for a server. */
export async function clearOrphan(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(note, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return;
  const command = await commandOf(pid);
  if (command?.includes(cluster)) await stopPostgres(pid);
  else if (command !== null) await rm(note, { force: true });
}
