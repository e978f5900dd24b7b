import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Binaries } from './binaries.ts';
import { clearOrphan, DATABASE_USER } from './cluster.ts';
import type { Owner } from './owner.ts';

type ServerOptions = {
  folder: string;
  cluster: string;
  owner: Owner | null;
  binaries: Binaries;
  password: string;
  /** Used again if it is free. */
  port: number | null;
  durable: boolean;
  maxConnections: number;
};

type RunningServer = { process: ChildProcess; pid: number; port: number };

const HOST = '127.0.0.1';
/** Recovery after a crash may take long. A failed start reports it much sooner. */
const START_MS = 120_000;
const RETRY_MS = 20_000;
/** Failures that pass by themselves: a killed server's backends still hold its memory, or the port was taken meanwhile. */
const PASSING = /lock file|shared memory|could not bind|already in use|could not create any TCP/i;

export function urlOf(port: number, password: string, database: string): string {
  return `postgres://${DATABASE_USER}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
}

async function freePort(wanted: number | null): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wanted ?? 0, HOST);
    await once(probe, 'listening');
    const address = probe.address();
    return typeof address === 'object' && address !== null ? address.port : freePort(null);
  } catch {
    return freePort(null);
  } finally {
    probe.close();
  }
}

function settings({ durable, maxConnections }: ServerOptions, port: number): string[] {
  const pairs: Record<string, string | number> = {
    port,
    listen_addresses: HOST,
    unix_socket_directories: '',
    max_connections: maxConnections,
    timezone: 'UTC',
    jit: 'off',
    autovacuum_vacuum_scale_factor: 0.01,
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Levels below "log" include the errors of statements, and their texts may contain people's messages.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Null once the server answers. */
async function refusal(connectionString: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The log stands for a server that ended. */
async function attempt(options: ServerOptions): Promise<RunningServer | string> {
  const { owner, binaries, cluster, folder, password } = options;
  const port = await freePort(options.port);
  const logFile = join(folder, 'postgres.log');
  // A file, because a pipe would break when this process is killed and Postgres lives on.
  const output = await open(logFile, 'a', 0o600);
  const from = (await output.stat()).size;
  // A process group of its own, so that Ctrl-C in a terminal reaches only this process. It stops Postgres after the requests under way.
  const child = spawn(binaries.postgres, ['-D', cluster, ...settings(options, port)], {
    ...(owner === null ? {} : { uid: owner.uid, gid: owner.gid }),
    env: binaries.env,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  let failure: Error | null = null;
  child.on('error', (error) => (failure = error));
  await output.close();
  const { pid } = child;
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(40)) {
    if (failure !== null || pid === undefined) return String(failure ?? 'it cannot be run');
    if (child.exitCode !== null || child.signalCode !== null)
      return (await readFile(logFile)).subarray(from).toString('utf8');
    if ((await refusal(urlOf(port, password, 'postgres'))) === null) return { process: child, pid, port };
  }
  child.kill('SIGQUIT');
  return `no answer within ${START_MS / 1000} s`;
}

/** Retries until the leftovers of a killed start are gone. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const until = Date.now() + RETRY_MS;
  while (true) {
    await clearOrphan(options.cluster);
    const result = await attempt(options);
    if (typeof result !== 'string') return result;
    if (!PASSING.test(result) || Date.now() > until) {
      throw new Error(
        `The embedded Postgres in ${options.folder} does not start:\n${result.trim().split('\n').slice(-8).join('\n')}`,
      );
    }
    await sleep(300);
  }
}

export async function ensureDatabase(server: { port: number; password: string }, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(server.port, server.password, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
  await client.end();
}
