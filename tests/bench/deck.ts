/**
 * The deck at a million people: its statement beside that at a tenth of them, over HTTP beside bare node and other GraphQL servers, and
 * the likes it leads to. All figures are ratios of one run whose parts take turns: single times say more about the machine.
 */
import { cpus } from 'node:os';
import type pg from 'pg';
import { startDatabases, worldOf } from './deck/databases.ts';
import { judge, type Line, table } from './deck/figures.ts';
import { type Figures, serverNames, timeServers } from './deck/http.ts';
import { type LikeFigures, timeLikes } from './deck/likes.ts';
import { timeSearches } from './deck/searching.ts';
import { openWorld, timeStatements, type World } from './deck/statement.ts';
import { kinds, type ViewerKind } from './deck/viewers.ts';

const AT = 16;
const WRITTEN = [
  'profiles',
  'likes',
  'passes',
  'matches',
  'daily_counters',
  'sessions',
  'profile_views',
  'entitlements',
];
const log = (line: string): void => console.log(line);
const named = (people: number): string => (people >= 1_000_000 ? `${people / 1_000_000}M` : `${people / 1_000}k`);

/** `--people 100k` or `--people 1m`; a million without it. */
function peopleOf(args: readonly string[]): number {
  const given = args[args.indexOf('--people') + 1] ?? '';
  if (!args.includes('--people')) return 1_000_000;
  const [, digits, unit] = /^(\d+)(k|m)$/i.exec(given) ?? [];
  const people = Number(digits) * (unit?.toLowerCase() === 'm' ? 1_000_000 : 1_000);
  if (!(people >= 20_000)) throw new Error('--people takes a number like 100k or 1m, at least 20k.');
  return people;
}

async function describe(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string; count: string }>(
    `select relname as name, reltuples::bigint::text as count from pg_class
      where relname = any ($1) and relkind = 'r' order by array_position($1, relname::text)`,
    [['profiles', 'profile_photos', 'likes', 'passes', 'matches']],
  );
  return rows.map(({ name, count }) => `${Number(count).toLocaleString('en')} ${name.replace('_', ' ')}`).join(', ');
}

type Times = Map<ViewerKind, number[]>;

function statementLines(times: Times): Line[] {
  const at = (kind: ViewerKind, world: number): number => times.get(kind)?.[world] ?? Number.NaN;
  const growth = (kind: ViewerKind, must?: Line['must']): Line => ({
    what: `statement: growth, ${kind}`,
    value: at(kind, 1) / at(kind, 0),
    ...(must && { must }),
  });
  const toTypical = (kind: ViewerKind, must?: Line['must']): Line => ({
    what: `statement: ${kind} to typical`,
    value: at(kind, 1) / at('typical', 1),
    ...(must && { must }),
  });
  const grown: readonly ViewerKind[] = ['typical', 'default', 'dense', 'rural'];
  const others = kinds.filter((kind) => !grown.includes(kind));
  return [
    ...grown.map((kind) => growth(kind, { atMost: 1.3 })),
    ...others.map((kind) => growth(kind)),
    toTypical('selective', { atMost: 2.5 }),
    toTypical('heavy 5,000', { atMost: 6 }),
    toTypical('heavy 10,000'),
    toTypical('5,000 today'),
  ];
}

function httpLines(figures: Figures): Line[] {
  const at = (name: (typeof serverNames)[number]) => figures.get(AT)?.get(name);
  const own = at('zobo');
  const toOther = (name: (typeof serverNames)[number], atLeast?: number): Line => ({
    what: `deck req/s to ${name}, ${AT} connections`,
    value: (own?.perSecond ?? Number.NaN) / (at(name)?.perSecond ?? Number.NaN),
    ...(atLeast && { must: { atLeast } }),
  });
  return [
    toOther('floor', 0.7),
    toOther('postgraphile', 1.25),
    toOther('apollo-express', 1.2),
    toOther('mercurius', 0.75),
    toOther('yoga'),
    {
      what: 'server CPU a deck request to the floor',
      value: (own?.cpu ?? Number.NaN) / (at('floor')?.cpu ?? Number.NaN),
      must: { atMost: 2.3 },
    },
    {
      what: "the same, to a floor with the product's flags",
      value: (own?.cpu ?? Number.NaN) / (at('floor, same node')?.cpu ?? Number.NaN),
    },
  ];
}

const likeLines = (likes: LikeFigures): Line[] => [
  { what: 'like + cap + match to a bare insert', value: likes.toBareInsert, must: { atLeast: 0.4 } },
  { what: 'lost matches, 64 at once', value: likes.lostMatches, must: { atMost: 0 } },
  { what: 'likes beside the cap, 64 at once', value: likes.overTheCap, must: { atMost: 0 } },
];

function printTimes(times: Times, worlds: readonly World[]): void {
  const heads = ['statement, p50 ms', ...worlds.map((world) => named(world.people)), 'growth'];
  const rows = [...times].map(([kind, each]) => [kind, ...each, (each[1] ?? Number.NaN) / (each[0] ?? Number.NaN)]);
  console.log(`\n${table(heads, rows)}\n`);
}

function printServers(figures: Figures): void {
  const rows = [...figures].flatMap(([connections, measured]) =>
    serverNames.map((name) => {
      const { perSecond = Number.NaN, cpu = Number.NaN, p50 = Number.NaN, p99 = Number.NaN } = measured.get(name) ?? {};
      const floor = measured.get('floor')?.perSecond ?? Number.NaN;
      return [
        `${name}, ${connections}`,
        String(Math.round(perSecond)),
        perSecond / floor,
        cpu,
        String(p50),
        String(p99),
      ];
    }),
  );
  console.log(`\n${table(['server, connections', 'req/s', 'to the floor', 'CPU ms', 'p50 ms', 'p99 ms'], rows)}\n`);
}

/** Measures two worlds that are there; false when a figure that must be reached was missed. */
export async function measure(url: string, smallUrl: string, people: number): Promise<boolean> {
  const now = new Date();
  const worlds = [await openWorld(smallUrl, people / 10, now), await openWorld(url, people, now)];
  try {
    for (const world of worlds) log(`${named(world.people)}: ${await describe(world.pool)}`);
    // A server that runs does this by itself; here each run leaves behind what its likes, its views and the product's jobs did.
    log('Vacuuming what earlier runs wrote to ...');
    for (const world of worlds) await world.pool.query(`vacuum (analyze) ${WRITTEN.join(', ')}`);
    log('Timing the statement ...');
    const times = await timeStatements(worlds);
    printTimes(times, worlds);
    log('Timing searches ...');
    const searches = await timeSearches(worlds, [smallUrl, url], named, log);
    log('Timing likes ...');
    const likes = await timeLikes(url);
    log('Timing servers ...');
    const servers = await timeServers(worlds[1] as World, url, log);
    printServers(servers);
    return judge([...httpLines(servers), ...statementLines(times), ...searches, ...likeLines(likes)]);
  } finally {
    for (const world of worlds) await world.pool.end();
  }
}

/** Prints the figures; false when one that must be reached was missed. */
export async function deck(args: readonly string[]): Promise<boolean> {
  const people = peopleOf(args);
  // Whoever ends this ends what it started, which hangs on the exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const from = Date.now();
  const server = await startDatabases(log);
  try {
    const smallUrl = await worldOf(server, people / 10, log);
    const url = await worldOf(server, people, log);
    log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`);
    return await measure(url, smallUrl, people);
  } finally {
    await server.stop();
    log(`Took ${Math.round((Date.now() - from) / 1000)} s.`);
  }
}
