/** Readers that stop to read while much is said to them: what they cost the process, and what the others notice of them. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createPostgresBus } from '../../../server/platform/bus/postgres-bus.ts';
import { type Talk, type Timed, talk } from './latency.ts';
import type { Closed } from './orders.ts';
import { bytesOf, type Load, type Server } from './servers.ts';
import { type Pair, pairsOf, pastMessage, type Range } from './world.ts';

const SAMPLE_MS = 100;
/** Their buffers are full when the kernel's table says the same so often in a row. The server hangs up on them 12 to 24 s after they froze. */
const FULL = { everyMs: 250, times: 4, mostMs: 10_000 };
/** From the end of a round until nothing of it is under way any more. */
const SETTLE_MS = 4_000;
/** How often a round is begun anew whose buffers did not fill up in time. */
const TRIES = 3;
const GROUP = 'frozen';
export const MB = 1024 * 1024;
const NOT_FULL =
  'of no use, and so are the others, since the buffers did not fill up: the machine has too much else to do';

export type Frozen = { pairs: Range; listen: string; perSecond: number };
/** `inKernel` and `inProcess`: bytes that are held for all of them, once their buffers are full and all garbage is gone. */
export type Round = { without: Timed; filling: Timed; with: Timed; inKernel: number; inProcess: number };
/** `peak`: the most that the process came to above what it held before, garbage and all. */
export type Readers = { rounds: Round[]; peak: number };

/** Calls at a rate until the signal, and catches up where it was late. */
async function pace(perSecond: number, signal: AbortSignal, act: (number: number) => void): Promise<void> {
  const start = performance.now();
  for (let number = 0; !signal.aborted; ) {
    for (const due = ((performance.now() - start) * perSecond) / 1000; number < due; number += 1) act(number);
    await sleep(1);
  }
}

/** Tells of messages that are there, as another process of the product would: so many deliveries a second to the two of each pair. */
async function announce(
  databaseUrl: string,
  pairs: readonly Pair[],
  perSecond: number,
  signal: AbortSignal,
): Promise<void> {
  const bus = await createPostgresBus({ connectionString: databaseUrl, log: pino({ level: 'silent' }) });
  await pace(perSecond / 2, signal, (number) => {
    const matchId = pairs[number % pairs.length]?.matchId ?? '';
    void bus.publish(`chat:${matchId}`, { kind: 'message', matchId, messageId: pastMessage(matchId, 0) });
  });
  await bus.close();
}

/** Bytes that the kernel holds for each socket whose other side does not take them: the fifth column of its table, before the colon. */
async function unsentOf({ target: { port } }: Server): Promise<number[]> {
  const from = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((row) => row.trim().split(/\s+/));
  const unsent = rows.map(([, local, , , queues = '']) => (local?.endsWith(from) ? Number.parseInt(queues, 16) : 0));
  return unsent.filter((bytes) => bytes > 0);
}

/** Waits until the kernel takes no more for any of the readers; what it holds then, or null when that takes too long. */
async function untilFull(server: Server, readers: number): Promise<number | null> {
  let held = 0;
  let still = 0;
  for (const until = performance.now() + FULL.mostMs; performance.now() < until; await sleep(FULL.everyMs)) {
    const unsent = await unsentOf(server);
    const now = unsent.reduce((sum, bytes) => sum + bytes, 0);
    still = now === held && unsent.length >= readers ? still + 1 : 0;
    if (still >= FULL.times) return now;
    held = now;
  }
  return null;
}

async function peakOf(server: Server, signal: AbortSignal): Promise<number> {
  let peak = 0;
  for (; !signal.aborted; await sleep(SAMPLE_MS)) peak = Math.max(peak, await bytesOf(server));
  return peak;
}

export type ReadersGiven = {
  load: Load;
  server: Server;
  databaseUrl: string;
  frozen: Frozen;
  others: Talk;
  seconds: number;
};

/** One round: what is said is the same before the readers are there, while their buffers fill, and once those are full. */
async function runRound({ load, server, databaseUrl, frozen, others, seconds }: ReadersGiven): Promise<Round | null> {
  const { pairs, listen, perSecond } = frozen;
  const end = new AbortController();
  const announcing = announce(databaseUrl, pairsOf(pairs), perSecond, end.signal);
  try {
    const before = await server.collected();
    const without = await talk(load, server, others, seconds);
    await load.order({ do: 'open', target: server.target, group: GROUP, pairs, listen });
    await load.order({ do: 'freeze', group: GROUP });
    const filling = await talk(load, server, others, seconds);
    const inKernel = await untilFull(server, pairsOf(pairs).length * 2);
    if (inKernel === null) return null;
    const timed = await talk(load, server, others, seconds);
    return { without, filling, with: timed, inKernel, inProcess: (await server.collected()) - before };
  } finally {
    end.abort();
    await announcing;
    await load.order<Closed>({ do: 'close', group: GROUP });
    await sleep(SETTLE_MS);
  }
}

/** So many rounds after one that does not count. Whether or not the readers are there, the same is said. */
export async function measureReaders(
  given: ReadersGiven,
  rounds: number,
  log: (line: string) => void,
): Promise<Readers> {
  // The first such readers make the process grow for good, by code and by room for its heap.
  await runRound({ ...given, seconds: 1 });
  const before = await given.server.collected();
  const end = new AbortController();
  const sampling = peakOf(given.server, end.signal);
  const found: Round[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      let one: Round | null = null;
      for (let tried = 0; one === null && tried < TRIES; tried += 1) one = await runRound(given);
      if (one !== null) found.push(one);
      log(`  round ${round} of ${rounds}: ${one === null ? NOT_FULL : told(one)}`);
    }
  } finally {
    end.abort();
  }
  // A figure from those few rounds that went well would be none.
  return { rounds: found.length === rounds ? found : [], peak: (await sampling) - before };
}

const told = ({ without, filling, with: full, inKernel, inProcess }: Round): string =>
  `p99 ${without.p99.toFixed(2)} ms without them, ${filling.p99.toFixed(2)} while the kernel takes ${mb(inKernel)} MB for them, ` +
  `${full.p99.toFixed(2)} with them, who cost ${mb(inProcess)} MB`;
const mb = (bytes: number): string => (bytes / MB).toFixed(0);
