/**
 * Chat beside a bare server: from a message's request to the other one's socket, what an idle subscription weighs, and what readers that
 * stop to read cost. All figures are ratios of one run whose parts take turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { greedy, own, PAST, plain } from './chat/documents.ts';
import { type Talk, type Timed, type Turn, takeTurns, talk } from './chat/latency.ts';
import { MB, measureReaders, type Readers } from './chat/readers.ts';
import { type Load, type Server, startLoad, startServer } from './chat/servers.ts';
import { makeWorld, type Range } from './chat/world.ts';
import { startDatabases } from './deck/databases.ts';
import { judge, type Line, median, table } from './deck/figures.ts';
import type { Process } from './deck/processes.ts';

type Size = {
  /** Each has two subscriptions, one a socket. */
  pairs: number;
  warmUpSeconds: number;
  turns: { rounds: number; seconds: number };
  ownTurns: { rounds: number; seconds: number };
  readers: { rounds: number; seconds: number };
};

const full: Size = {
  pairs: 2_500,
  warmUpSeconds: 15,
  turns: { rounds: 5, seconds: 5 },
  ownTurns: { rounds: 3, seconds: 4 },
  readers: { rounds: 5, seconds: 4 },
};
/** For somebody who works on this: too short for the last word. */
const quick: Size = {
  pairs: 500,
  warmUpSeconds: 3,
  turns: { rounds: 2, seconds: 2 },
  ownTurns: { rounds: 1, seconds: 2 },
  readers: { rounds: 1, seconds: 2 },
};

/** Messages a second; those of the others beside the frozen readers; and what is said to these. */
const RATE = { messages: 200, others: 100, toFrozen: 1_000 };
const OWN_PAIRS = 200;
const FROZEN_PAIRS = 50;

const log = (line: string): void => console.log(line);
type Servers = { zobo: Server; bare: Server };
type Bench = { load: Load; servers: Servers; databaseUrl: string; size: Size };

/** Which pairs are whose: the first talk as the bare server does, the next with our client's documents, the last stop to read. */
function rangesOf({ pairs }: Size): Record<'plain' | 'own' | 'frozen' | 'all', Range> {
  const owned = pairs + OWN_PAIRS;
  const all = owned + FROZEN_PAIRS;
  return {
    plain: { from: 0, to: pairs },
    own: { from: pairs, to: owned },
    frozen: { from: owned, to: all },
    all: { from: 0, to: all },
  };
}

/** Opens all subscriptions of a server; the bytes that each adds to its process. Some are opened and closed before, so that code is loaded. */
async function weigh({ load, size }: Bench, server: Server): Promise<number> {
  const { target } = server;
  const { plain: pairs, own: warm } = rangesOf(size);
  await load.order({ do: 'open', target, group: 'warm', pairs: warm, listen: plain.listen });
  await load.order({ do: 'close', group: 'warm' });
  const before = await server.collected();
  await load.order({ do: 'open', target, group: target.name, pairs, listen: plain.listen });
  return ((await server.collected()) - before) / (size.pairs * 2);
}

async function timePlain({ load, servers, size }: Bench): Promise<Turn[]> {
  const given: Talk = { pairs: rangesOf(size).plain, send: plain.send, rate: RATE.messages };
  for (const server of [servers.bare, servers.zobo]) await talk(load, server, given, size.warmUpSeconds);
  return takeTurns(load, servers, given, size.turns, log);
}

/** The bare server has nothing else to offer than before. */
async function timeOwn({ load, servers, size }: Bench): Promise<Turn[]> {
  const given: Talk = { pairs: rangesOf(size).own, send: own.send, rate: RATE.messages };
  for (const { target } of [servers.bare, servers.zobo])
    await load.order({ do: 'open', target, group: 'own', pairs: given.pairs, listen: own.listen });
  await talk(load, servers.zobo, given, size.warmUpSeconds / 3);
  const turns = await takeTurns(load, servers, given, size.ownTurns, log);
  await load.order({ do: 'close', group: 'own' });
  return turns;
}

function freeze({ load, servers, databaseUrl, size }: Bench): Promise<Readers> {
  const ranges = rangesOf(size);
  const frozen = { pairs: ranges.frozen, listen: greedy, perSecond: RATE.toFrozen };
  const others: Talk = { pairs: ranges.plain, send: plain.send, rate: RATE.others };
  const { rounds, seconds } = size.readers;
  return measureReaders({ load, server: servers.zobo, databaseUrl, frozen, others, seconds }, rounds, log);
}

type Figures = { weights: { zobo: number; bare: number }; plain: Turn[]; own: Turn[]; readers: Readers };

const ratio = (turns: readonly Turn[], of: (timed: Timed) => number): number =>
  median(turns.map(({ zobo, bare }) => of(zobo) / of(bare)));
const p50 = (timed: Timed): number => timed.p50;
const p99 = (timed: Timed): number => timed.p99;

function linesOf({ weights, plain: turns, own: owned, readers }: Figures): Line[] {
  const each = (bytes: number): number => bytes / MB / (FROZEN_PAIRS * 2);
  return [
    { what: 'chat p50 to bare ws', value: ratio(turns, p50), must: { atMost: 2 } },
    { what: 'chat p99 to bare ws', value: ratio(turns, p99), must: { atMost: 4 } },
    { what: "the same with our client's documents, p50", value: ratio(owned, p50) },
    { what: "the same with our client's documents, p99", value: ratio(owned, p99) },
    { what: 'server CPU a message to bare ws', value: ratio(turns, ({ cpu }) => cpu) },
    { what: 'memory of an idle subscription to bare ws', value: weights.zobo / weights.bare, must: { atMost: 2.5 } },
    {
      what: 'MB held for a frozen reader',
      value: readers.rounds.reduce((most, { inProcess }) => Math.max(most || 0, each(inProcess)), Number.NaN),
      must: { atMost: 1 },
    },
    { what: 'MB at the peak, garbage and all, by frozen reader', value: each(readers.peak) },
    {
      what: "the others' p99 with frozen readers to without",
      value: median(readers.rounds.map((round) => round.with.p99 / round.without.p99)),
      must: { atMost: 1.25 },
    },
    {
      what: "the others' p99 while the kernel's buffers fill",
      value: median(readers.rounds.map((round) => round.filling.p99 / round.without.p99)),
    },
  ];
}

function printTimes({ weights, plain: turns, own: owned }: Figures): void {
  const row = (name: string, each: readonly Timed[], bytes?: number) => [
    name,
    median(each.map(p50)),
    median(each.map(p99)),
    median(each.map(({ cpu }) => cpu)),
    bytes === undefined ? '' : (bytes / 1024).toFixed(1),
  ];
  const heads = ['server', 'p50 ms', 'p99 ms', 'CPU ms a message', 'kB a subscription'];
  const rows = [
    row(
      'bare ws',
      turns.map(({ bare }) => bare),
      weights.bare,
    ),
    row(
      'zobo',
      turns.map(({ zobo }) => zobo),
      weights.zobo,
    ),
    row(
      "zobo, client's documents",
      owned.map(({ zobo }) => zobo),
    ),
  ];
  console.log(`\n${table(heads, rows)}\n`);
}

async function measure(bench: Bench): Promise<boolean> {
  const { load, servers, size } = bench;
  const subscriptions = size.pairs * 2;
  log(`Opening ${subscriptions.toLocaleString('en')} subscriptions at each server ...`);
  const weights = { zobo: await weigh(bench, servers.zobo), bare: await weigh(bench, servers.bare) };
  log(`Timing ${RATE.messages} messages a second ...`);
  const turns = await timePlain(bench);
  log("With our client's documents ...");
  const owned = await timeOwn(bench);
  log(`With ${FROZEN_PAIRS * 2} readers who do not read, at ${RATE.toFrozen.toLocaleString('en')} events a second ...`);
  const readers = await freeze(bench);
  for (const { target } of [servers.zobo, servers.bare]) {
    const { open } = await load.order<{ open: number }>({ do: 'close', group: target.name });
    if (open !== subscriptions) throw new Error(`${target.name} closed ${subscriptions - open} sockets that read.`);
  }
  const figures = { weights, plain: turns, own: owned, readers };
  printTimes(figures);
  return judge(linesOf(figures));
}

/** Prints the figures; false when one that must be reached was missed. `--quick` for a first impression. */
export async function chat(args: readonly string[]): Promise<boolean> {
  const size = args.includes('--quick') ? quick : full;
  // Whoever ends this ends what it started, which hangs on the exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const from = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'zobo-bench-'));
  const database = await startDatabases(log, 'zobo-bench-chat');
  const started: Process[] = [];
  try {
    const { all, frozen: withPast } = rangesOf(size);
    const databaseUrl = await makeWorld(database, { all, withPast, messages: PAST }, new Date());
    const zobo = await startServer('zobo', databaseUrl, folder);
    started.push(zobo.process);
    const bare = await startServer('bare', databaseUrl, folder);
    started.push(bare.process);
    const load = startLoad();
    started.push(load.process);
    log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`);
    return await measure({ load, servers: { zobo, bare }, databaseUrl, size });
  } finally {
    await Promise.all(started.map((each) => each.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
    log(`Took ${Math.round((Date.now() - from) / 1000)} s.`);
  }
}
