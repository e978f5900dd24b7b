/**
 * Searches over HTTP beside the deck of the same viewer, in both worlds of one run whose parts take turns; and what somebody else's deck
 * takes while others search.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrar } from '../../setup/documents.ts';
import { searchDocument } from './answers.ts';
import { type Line, median } from './figures.ts';
import { type Server, startServer } from './http.ts';
import type { World } from './statement.ts';
import { tokenOf, type ViewerKind } from './viewers.ts';

const searches = { 'nobody found': 'qqqq', 'one name': 'chidi', 'two words': 'ada okafor', 'one letter': 'a' } as const;
const asks = { deck: null, ...searches } as const;
type Ask = keyof typeof asks;

/** Who looks for women, and who for everybody. */
const genders = { 'a gender': 'typical', everybody: 'default' } as const satisfies Record<string, ViewerKind>;
type Gender = keyof typeof genders;

const VIEWERS = 25;
/** Each viewer asks everything once in a round; the first rounds are for the compilers and the caches. */
const ROUNDS = 14;
const WARM_UP = 4;
/** How many search at once, and how many decks of somebody else are timed in each turn beside them, and in each without. */
const AT_ONCE = 8;
const DECKS = 40;
const TURNS = 5;

type Side = { world: World; server: Server };
type Times = Map<string, number[]>;

/** The milliseconds of one request. */
async function ask({ server }: Side, userId: string, search: string | null): Promise<number> {
  const from = performance.now();
  const response = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(userId)}` },
    body: JSON.stringify({ query: searchDocument, variables: { search } }),
  });
  const text = await response.text();
  const ms = performance.now() - from;
  if (!response.ok || text.includes('"errors"')) throw new Error(`A search failed: ${text.slice(0, 500)}`);
  return ms;
}

/** The limit of searches counts as in production, and stops nobody here. */
const openWindows = ({ world }: Side) => world.pool.query('delete from throttles');

const viewersOf = ({ world }: Side, gender: Gender) => (world.viewers.get(genders[gender]) ?? []).slice(0, VIEWERS);
const keyOf = (gender: Gender, name: Ask): string => `${name}, ${gender}`;

async function oneRound(side: Side, times: Times): Promise<void> {
  await openWindows(side);
  for (let at = 0; at < VIEWERS; at += 1) {
    for (const gender of Object.keys(genders) as Gender[]) {
      const viewer = viewersOf(side, gender)[at];
      if (viewer === undefined) continue;
      for (const [name, search] of Object.entries(asks) as [Ask, string | null][]) {
        const key = keyOf(gender, name);
        times.set(key, [...(times.get(key) ?? []), await ask(side, viewer, search)]);
      }
    }
  }
}

/** The decks of one person, in a row. */
async function decksOf(side: Side, viewer: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < DECKS) times.push(await ask(side, viewer, null));
  return times;
}

/** How many times longer somebody's deck takes while eight others search, one search after the other. */
async function besideSearches(side: Side): Promise<number> {
  const [other = '', ...searchers] = (side.world.viewers.get('typical') ?? []).slice(VIEWERS);
  const words = Object.values(searches);
  const [quiet, busy]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await openWindows(side);
    quiet.push(...(await decksOf(side, other)));
    let isOver = false;
    const search = async (first: number): Promise<void> => {
      for (let at = first; !isOver; at += AT_ONCE)
        await ask(side, searchers[at % searchers.length] ?? '', words[Math.floor(at / AT_ONCE) % words.length] ?? '');
    };
    const all = Promise.all(Array.from({ length: AT_ONCE }, (_, first) => search(first)));
    busy.push(...(await decksOf(side, other)));
    isOver = true;
    await all;
  }
  return median(busy) / median(quiet);
}

function linesOf(side: Side, medians: ReadonlyMap<string, number>, named: (people: number) => string): Line[] {
  const at = (gender: Gender, name: Ask) => medians.get(keyOf(gender, name)) ?? Number.NaN;
  return (Object.keys(genders) as Gender[]).flatMap((gender) =>
    (Object.keys(searches) as Ask[]).map((name) => ({
      what: `search at ${named(side.world.people)}: ${keyOf(gender, name)}, to the same viewer's deck`,
      value: at(gender, name) / at(gender, 'deck'),
      must: { atMost: 2 },
    })),
  );
}

/** The figures of searches in two worlds, the smaller first. */
export async function timeSearches(
  worlds: readonly World[],
  urls: readonly string[],
  named: (people: number) => string,
  log: (line: string) => void,
): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-bench-'));
  const sides: Side[] = [];
  try {
    for (const [at, world] of worlds.entries()) {
      const url = urls[at] ?? '';
      sides.push({ world, server: await startServer('zobo', url, join(folder, String(at))) });
      await registrar(async () => url)(searchDocument);
    }
    const times = sides.map((): Times => new Map());
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      if (round === WARM_UP) for (const each of times) each.clear();
      for (const [at, side] of sides.entries()) await oneRound(side, times[at] ?? new Map());
    }
    const medians = times.map((each) => new Map([...each].map(([key, values]) => [key, median(values)])));
    for (const [at, side] of sides.entries())
      for (const [key, ms] of medians[at] ?? []) log(`  ${named(side.world.people)}: ${key}: ${ms.toFixed(2)} ms`);
    const growth = [...(medians[1] ?? [])].map(([key, ms]): Line => {
      const what = `search: growth, ${key}`;
      return { what, value: ms / (medians[0]?.get(key) ?? Number.NaN), must: { atMost: 1.5 } };
    });
    const lines = sides.flatMap((side, at) => linesOf(side, medians[at] ?? new Map(), named));
    for (const side of sides) {
      const what = `search at ${named(side.world.people)}: a deck beside ${AT_ONCE} searches at once, to alone`;
      lines.push({ what, value: await besideSearches(side), must: { atMost: 3 } });
    }
    return [...lines, ...growth];
  } finally {
    await Promise.all(sides.map(({ server }) => server.process.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
