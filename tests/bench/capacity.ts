/**
 * What one server process carries: a mix of what people do, by clients that each ask again once they are answered, against a world of the
 * deck bench. Prints what a request of each kind costs, and who did the work: node or the database. Ends by itself.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createPool } from '../../server/db/pool.ts';
import { type Asker, createMix, type Kind, kinds } from './capacity/mix.ts';
import { startDatabases, worldOf } from './deck/databases.ts';
import { table } from './deck/figures.ts';
import { answering, cpuMs, freePort, productFile, start } from './deck/processes.ts';
import { prepareViewers, tokenOf } from './deck/viewers.ts';

const CONNECTIONS = [8, 32] as const;
const WARM_UP_SECONDS = 10;
export const log = (line: string): void => console.log(line);

/** `--people 20000 --seconds 5` for a quick look; the figures are told of 100,000 and 30. */
export function numberOf(args: readonly string[], name: string, otherwise: number): number {
  const place = args.indexOf(name);
  const given = place === -1 ? otherwise : Number(args[place + 1]);
  if (!Number.isInteger(given) || given < 1 || given > 1_000_000) throw new Error(`${name} takes a whole number.`);
  return given;
}

export type Taken = { kind: Kind; ms: number; ok: boolean };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The work of every process of a database, in milliseconds of CPU: all whose group is that of the postmaster of this port. */
async function databaseCpuMs(postmaster: number): Promise<number> {
  let sum = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    if (Number(fields[1]) !== postmaster && Number(pid) !== postmaster) continue;
    // What a backend did that has ended is with its parent.
    const own = Number(fields[11]) + Number(fields[12]);
    sum += Number(pid) === postmaster ? own + Number(fields[13]) + Number(fields[14]) : own;
  }
  return sum * 10;
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const stat = await readFile(`/proc/${rows[0]?.pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } finally {
    await client.end();
  }
}

/** So many clients for so long, each with viewers of its own. */
async function drive(askers: readonly Asker[], connections: number, seconds: number): Promise<Taken[]> {
  const until = performance.now() + seconds * 1_000;
  const taken: Taken[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, client) => {
      const own = askers.filter((_asker, index) => index % connections === client);
      for (let turn = 0; performance.now() < until; turn += 1) {
        const asker = own[turn % own.length];
        if (asker === undefined) return;
        const from = performance.now();
        const { kind, ok } = await asker();
        taken.push({ kind, ok, ms: performance.now() - from });
      }
    }),
  );
  return taken;
}

/** One kind alone, to tell what a request of it costs. */
async function costOf(askers: readonly Asker[], pid: number, postmaster: number) {
  // Whoever swipes was dealt a deck before.
  const some = askers.slice(0, 64);
  for (const asker of some) await asker();
  const [node, database] = [await cpuMs(pid), await databaseCpuMs(postmaster)];
  const taken = await drive(some, 4, 4);
  const count = taken.length || 1;
  return {
    count,
    node: ((await cpuMs(pid)) - node) / count,
    database: ((await databaseCpuMs(postmaster)) - database) / count,
  };
}

async function measure(url: string, people: number, lasting: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-capacity-'));
  const pool = createPool({ connectionString: url, max: 1, onError: () => undefined });
  const port = await freePort();
  const server = start(await productFile(), {
    ...{ DATABASE_URL: url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    ...{
      APP_SECRET: randomBytes(32).toString('hex'),
      DATA_DIR: join(folder, 'data'),
      DATABASE_POOL: '8',
    },
  });
  try {
    server.child.stdout?.resume();
    await answering(`http://127.0.0.1:${port}/readyz`, server);
    const client = await pool.connect();
    const chosen = await prepareViewers(client, new Date()).finally(() => client.release());
    const viewers = (chosen.get('typical') ?? []).map((id) => ({ id, token: tokenOf(id) }));
    const mix = createMix(`http://127.0.0.1:${port}/graphql`, viewers, randomUUID);
    await mix.meet(pool);
    const postmaster = await postmasterOf(url);
    log(
      `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, ${viewers.length} viewers of ${people} people.`,
    );
    // Kept from here on: they remember whom they were dealt.
    const everybody = mix.mixed();
    await drive(everybody, 8, WARM_UP_SECONDS);

    const rows: (string | number)[][] = [];
    let failed = 0;
    for (const connections of CONNECTIONS) {
      const [node, database, from] = [await cpuMs(server.pid), await databaseCpuMs(postmaster), performance.now()];
      const taken = await drive(everybody, connections, lasting);
      const seconds = (performance.now() - from) / 1_000;
      const spent = [(await cpuMs(server.pid)) - node, (await databaseCpuMs(postmaster)) - database];
      const times = taken.map(({ ms }) => ms).sort((a, b) => a - b);
      failed += taken.filter(({ ok }) => !ok).length;
      const cores = spent.map((ms) => ms / 1_000 / seconds);
      rows.push([
        `${connections}`,
        taken.length / seconds,
        at(times, 0.5),
        at(times, 0.99),
        cores[0] ?? 0,
        cores[1] ?? 0,
      ]);
      for (const kind of kinds) {
        const own = taken.filter((each) => each.kind === kind).map(({ ms }) => ms);
        own.sort((a, b) => a - b);
        rows.push([`${connections}, ${kind}`, own.length / seconds, at(own, 0.5), at(own, 0.99), '', '']);
      }
    }
    log(`\n${table(['connections', 'req/s', 'p50 ms', 'p99 ms', 'node, cores', 'database, cores'], rows)}\n`);

    const costs: (string | number)[][] = [];
    for (const kind of kinds) {
      const { count, node, database } = await costOf(mix.of(kind), server.pid, postmaster);
      costs.push([kind, count, node, database]);
    }
    log(`${table(['kind alone', 'requests', 'node CPU ms', 'database CPU ms'], costs)}\n`);
    log(`${failed} requests failed.`);
    return failed === 0;
  } finally {
    await server.stop();
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints the figures; false when a request failed. */
export async function capacity(args: readonly string[]): Promise<boolean> {
  const people = numberOf(args, '--people', 100_000);
  const lasting = numberOf(args, '--seconds', 30);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const from = Date.now();
  const server = await startDatabases(log);
  try {
    return await measure(await worldOf(server, people, log), people, lasting);
  } finally {
    await server.stop();
    log(`Took ${Math.round((Date.now() - from) / 1000)} s.`);
  }
}
