/**
 * What each lever for speed gains: the product as it is beside copies that each lack one lever. All servers run at once and take turns, and
 * only processor time counts, so that a busy machine touches all alike.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type pg from 'pg';
import { createPool } from '../../server/db/pool.ts';
import { dist } from '../../tooling/building.ts';
import { type Asker, createMix, heard, shares } from './capacity/mix.ts';
import { log, numberOf } from './capacity.ts';
import { WebSocket } from './chat/ws.ts';
import { documentOf } from './client-documents.ts';
import { startDatabases, worldOf } from './deck/databases.ts';
import { median, table } from './deck/figures.ts';
import { answering, freePort, productFile, start } from './deck/processes.ts';
import { prepareViewers, tokenOf } from './deck/viewers.ts';

type Lever = { name: string; flags?: string[]; file?: string; from?: string; to?: string };

/** A copy lacks its lever by a flag that cancels one of `npm start`, or by a change of one built file. */
const without: readonly Lever[] = [
  { name: 'as it is' },
  // The same once more: how far this row is from 1 is how far all may be.
  { name: 'nothing' },
  {
    name: 'graphql-jit',
    file: 'server/edge/graphql/executor.js',
    from: 'compiled = compiledOf(prepared, schema)',
    to: 'compiled = undefined',
  },
  { name: "V8's flags", flags: ['--use-largepages=off', '--no-single-threaded-gc'] },
  {
    name: 'generic plans',
    file: 'server/db/pool.js',
    from: 'plan_cache_mode = force_generic_plan',
    to: 'plan_cache_mode = auto',
  },
];

const CONNECTIONS = 4;
const VIEWERS = 32;
/** The first rounds warm up. */
const WARM_ROUNDS = 2;
/** Subscriptions have no answer that says that they stand. */
const SUBSCRIBED_MS = 1_000;
const subscriptions = heard.map(documentOf);

type Spent = { node: number; database: number };
type Work = { askers: Asker[]; before?: () => Promise<() => Promise<void>> };
type Server = { name: string; pid: number; works: ReadonlyMap<string, Work>; stop(): Promise<void> };
type World = { url: string; paying: string[]; free: string[] };

const copyOf = ({ name }: Lever): string => join(dist, `bench without ${name}`);

/** The built server without a lever. */
async function builtWithout(lever: Lever): Promise<string> {
  const main = await productFile();
  const { file, from = '', to = '' } = lever;
  if (file === undefined) return main;
  const copy = copyOf(lever);
  await cp(dirname(dirname(main)), copy, { recursive: true });
  const text = await readFile(join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
  await writeFile(join(copy, file), text.replace(from, to));
  return join(copy, 'server/main.js');
}

/** Both people of each match listen as they do on the page of their chat. */
async function listen(port: number, mix: ReturnType<typeof createMix>, viewers: readonly string[]) {
  const clients = viewers.flatMap((viewer, at) =>
    [viewer, viewers[(at + 1) % viewers.length] ?? viewer].map((userId) => {
      const client = createClient({
        url: `ws://127.0.0.1:${port}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${tokenOf(userId)}` },
        lazy: false,
      });
      const fail = (error: unknown): void => console.error(error);
      for (const query of subscriptions) {
        const sink = { next: () => undefined, error: fail, complete: () => undefined };
        client.subscribe({ query, variables: { matchId: mix.matchOf(viewer) } }, sink);
      }
      return client;
    }),
  );
  await sleep(SUBSCRIBED_MS);
  return async () => {
    for (const client of clients) await client.dispose();
  };
}

async function startServer(lever: Lever, { url, paying, free }: World, folder: string): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: url, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_POOL: '8' };
  const secrets = { APP_SECRET: randomBytes(32).toString('hex'), DATA_DIR: join(folder, lever.name) };
  const main = await builtWithout(lever);
  const { child, pid, stop } = start(main, { ...env, ...secrets }, lever.flags);
  child.stdout?.resume();
  await answering(`http://127.0.0.1:${port}/readyz`, { child, pid, stop });
  const pool = createPool({ connectionString: url, max: 1, onError: () => undefined });
  const mixOf = async (ids: readonly string[]) => {
    const address = `http://127.0.0.1:${port}/graphql`;
    const mix = createMix(
      address,
      ids.map((id) => ({ id, token: tokenOf(id) })),
      randomUUID,
    );
    await mix.meet(pool);
    return mix;
  };
  const [mix, freeMix] = [await mixOf(paying), await mixOf(free)];
  await pool.end();
  const works = new Map<string, Work>([
    ['deck, free plan', { askers: freeMix.of('deck') }],
    ...(Object.keys(shares) as (keyof typeof shares)[]).map((kind) => [kind, { askers: mix.of(kind) }] as const),
    ['send, both listen', { askers: mix.of('send'), before: () => listen(port, mix, paying) }],
  ]);
  return { name: lever.name, pid, works, stop };
}

/** Milliseconds of the processor that each of these processes used so far, with all its threads. One that has ended is left out. */
async function usedBy(pids: readonly number[]): Promise<Map<number, number>> {
  const used = new Map<number, number>();
  for (const pid of pids) {
    const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
    const read = (id: string) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0');
    const sum = (await Promise.all(threads.map(read))).reduce((ms, stat) => ms + Number(stat.split(' ')[0]) / 1e6, 0);
    if (sum > 0) used.set(pid, sum);
  }
  return used;
}

/** What these processes have used since then. */
async function usedSince(before: ReadonlyMap<number, number>, pids: readonly number[]): Promise<number> {
  return [...(await usedBy(pids))].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

async function backends(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Milliseconds of the processor for one of so many requests. */
async function spent({ pid, works }: Server, work: string, pool: pg.Pool, requests: number): Promise<Spent> {
  const { askers, before } = works.get(work) as Work;
  const end = await before?.();
  const [node, database] = [await usedBy([pid]), await usedBy(await backends(pool))];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, first) => {
      for (let at = first; at < requests; at += CONNECTIONS)
        if (!(await askers[at % askers.length]?.())?.ok) throw new Error(`A request of "${work}" failed.`);
    }),
  );
  const all = { node: await usedSince(node, [pid]), database: await usedSince(database, await backends(pool)) };
  await end?.();
  return { node: all.node / requests, database: all.database / requests };
}

const both = ({ node, database }: Spent): number => node + database;

/** `ratios`: what the copy without the lever took, to the product as it is. */
function rowOf(lever: string, work: string, without: readonly Spent[], withIt: readonly Spent[]) {
  const ratios = (of: (each: Spent) => number) => without.map((each, at) => of(each) / of(withIt[at] ?? each));
  const all = ratios(both);
  return [
    lever,
    work,
    median(withIt.map(({ node }) => node)),
    median(withIt.map(({ database }) => database)),
    median(ratios(({ node }) => node)),
    median(ratios(({ database }) => database)),
    median(all),
    `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`,
  ];
}

function print(kept: ReadonlyMap<string, ReadonlyMap<string, Spent[]>>): void {
  const [asIs, ...others] = [...kept.keys()];
  const of = (name = '', work: string) => kept.get(name)?.get(work) ?? [];
  const rows = others.flatMap((name) =>
    [...(kept.get(name)?.keys() ?? [])].map((work) => rowOf(name, work, of(name, work), of(asIs, work))),
  );
  log(`\n${table(['without', 'work', 'node ms', 'database ms', 'node', 'database', 'both', 'rounds'], rows)}\n`);
}

async function measure(world: World, folder: string, pool: pg.Pool, rounds: number, requests: number): Promise<void> {
  const servers: Server[] = [];
  try {
    for (const lever of without) servers.push(await startServer(lever, world, folder));
    const kept = new Map(
      servers.map(({ name, works }) => [name, new Map([...works.keys()].map((work) => [work, [] as Spent[]]))]),
    );
    for (let round = 1 - WARM_ROUNDS; round <= rounds; round += 1) {
      for (const work of servers[0]?.works.keys() ?? []) {
        for (let at = 0; at < servers.length; at += 1) {
          const server = servers[(at + round + WARM_ROUNDS) % servers.length] as Server;
          const figures = await spent(server, work, pool, requests);
          if (round > 0) kept.get(server.name)?.get(work)?.push(figures);
        }
      }
      log(`round ${round} of ${rounds}`);
      if (round > 0 && round % 3 === 0) print(kept);
    }
  } finally {
    for (const server of servers) await server.stop();
    for (const lever of without) await rm(copyOf(lever), { recursive: true, force: true });
  }
}

/** `--people`, `--rounds`, and `--requests` of each turn. */
export async function levers(args: readonly string[]): Promise<boolean> {
  const people = numberOf(args, '--people', 20_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const folder = await mkdtemp(join(tmpdir(), 'zobo-levers-'));
  const database = await startDatabases(log);
  try {
    const url = await worldOf(database, people, log);
    const pool = createPool({ connectionString: url, max: 1, onError: () => undefined });
    const client = await pool.connect();
    const chosen = await prepareViewers(client, new Date()).finally(() => client.release());
    const paying = (chosen.get('typical') ?? []).slice(0, VIEWERS);
    const world = { url, paying, free: chosen.get('free plan') ?? [] };
    await measure(world, folder, pool, numberOf(args, '--rounds', 9), numberOf(args, '--requests', 100));
    await pool.end();
    return true;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
