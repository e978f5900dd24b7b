/**
 * What each lever for speed gains: the product as it is beside copies that each lack one lever. All servers run at once and take turns, and
 * only processor time counts, so that a busy machine touches all alike.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { createPool } from '../../server/db/pool.ts';
import { dist } from '../../tooling/building.ts';
import { type Asker, createMix, heard, shares } from './capacity/mix.ts';
import { drive, log, numberOf } from './capacity.ts';
import { WebSocket } from './chat/ws.ts';
import { documentOf } from './client-documents.ts';
import { startDatabases, worldOf } from './deck/databases.ts';
import { median, table } from './deck/figures.ts';
import { answering, cpuMs, databaseCpuMs, freePort, postmasterOf, productFile, start } from './deck/processes.ts';
import { prepareViewers, tokenOf } from './deck/viewers.ts';

type Lever = { name: string; flags?: string[]; file?: string; from?: string; to?: string };

/** A copy lacks its lever by a flag that cancels one of `npm start`, or by a change of one built file. */
const without: readonly Lever[] = [
  { name: 'as it is' },
  {
    name: 'graphql-jit',
    file: 'server/edge/graphql/executor.js',
    from: 'query = compiledOf(prepared, args)',
    to: 'query = undefined',
  },
  { name: "V8's flags", flags: ['--use-largepages=off', '--no-single-threaded-gc'] },
  {
    name: 'batching across requests',
    file: 'server/platform/context/batcher.js',
    from: 'maxBatchSize: MAX_BATCH',
    to: 'batch: false',
  },
  {
    name: 'generic plans',
    file: 'server/db/pool.js',
    from: 'plan_cache_mode = force_generic_plan',
    to: 'plan_cache_mode = auto',
  },
];

const CONNECTIONS = 4;
const VIEWERS = 64;
/** The first rounds warm up. */
const WARM_ROUNDS = 2;
/** Subscriptions have no answer that says that they stand. */
const SUBSCRIBED_MS = 1_000;

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
      for (const name of heard) {
        const sink = { next: () => undefined, error: fail, complete: () => undefined };
        client.subscribe({ query: documentOf(name), variables: { matchId: mix.matchOf(viewer) } }, sink);
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

/** Milliseconds of the processor for one request. */
async function spent({ pid, works }: Server, work: string, postmaster: number, seconds: number): Promise<Spent> {
  const { askers, before } = works.get(work) as Work;
  const end = await before?.();
  const [node, database] = [await cpuMs(pid), await databaseCpuMs(postmaster)];
  const taken = await drive(askers, CONNECTIONS, seconds);
  const all = { node: (await cpuMs(pid)) - node, database: (await databaseCpuMs(postmaster)) - database };
  await end?.();
  if (taken.some(({ ok }) => !ok)) throw new Error(`A request of "${work}" failed.`);
  return { node: all.node / taken.length, database: all.database / taken.length };
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

async function measure(world: World, folder: string, rounds: number, seconds: number): Promise<void> {
  const postmaster = await postmasterOf(world.url);
  const servers: Server[] = [];
  try {
    for (const lever of without) servers.push(await startServer(lever, world, folder));
    const works = [...(servers[0]?.works.keys() ?? [])];
    const kept = new Map(servers.map(({ name }) => [name, new Map(works.map((work) => [work, [] as Spent[]]))]));
    for (let round = 0; round < WARM_ROUNDS + rounds; round += 1) {
      for (const work of works) {
        for (let at = 0; at < servers.length; at += 1) {
          const server = servers[(at + round) % servers.length] as Server;
          const figures = await spent(server, work, postmaster, seconds);
          if (round >= WARM_ROUNDS) kept.get(server.name)?.get(work)?.push(figures);
        }
      }
      log(`round ${round + 1} of ${WARM_ROUNDS + rounds}`);
    }
    const [asIs = '', ...others] = servers.map(({ name }) => name);
    const of = (name: string, work: string) => kept.get(name)?.get(work) ?? [];
    const rows = others.flatMap((name) => works.map((work) => rowOf(name, work, of(name, work), of(asIs, work))));
    log(`\n${table(['without', 'work', 'node ms', 'database ms', 'node', 'database', 'both', 'rounds'], rows)}\n`);
  } finally {
    for (const server of servers) await server.stop();
    for (const lever of without) await rm(copyOf(lever), { recursive: true, force: true });
  }
}

/** `--people`, `--rounds`, `--seconds` of each turn. */
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
    await pool.end();
    const paying = (chosen.get('typical') ?? []).slice(0, VIEWERS);
    const world = { url, paying, free: chosen.get('free plan') ?? [] };
    await measure(world, folder, numberOf(args, '--rounds', 9), numberOf(args, '--seconds', 3));
    return true;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
