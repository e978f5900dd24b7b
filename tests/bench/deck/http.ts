/** The deck over HTTP: the product in production beside the floor and beside other GraphQL servers, which take turns in one run. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookingFrom } from '../../../rules/positions.ts';
import { createDb } from '../../../server/db/pool.ts';
import { serverFlags } from '../../../tooling/build-server.ts';
import { registrar } from '../../setup/documents.ts';
import { ownDocument, peerDocument, peerStatement, postgraphileDocument } from './answers.ts';
import { median } from './figures.ts';
import { makeFunction } from './postgraphile-sql.ts';
import { answering, cpuMs, freePort, linesOf, type Process, productFile, root, start } from './processes.ts';
import type { Statement } from './searches.ts';
import type { World } from './statement.ts';
import { tokenOf } from './viewers.ts';

/** `floor, same node`: the floor once more, with the product's flags for Node, which the others do without. */
export const serverNames = [
  'floor',
  'floor, same node',
  'zobo',
  'mercurius',
  'yoga',
  'apollo-express',
  'postgraphile',
] as const;
export type ServerName = (typeof serverNames)[number];
export type Measured = { perSecond: number; cpu: number; p50: number; p99: number };
export type Figures = Map<number, Map<ServerName, Measured>>;

/** Many short turns rather than few long ones: a busy minute of the machine then falls on all. */
const SECONDS = 2;
/** Until the code that runs is what the compilers of V8 end at: shorter, and it is they who are measured. */
const WARM_UP_SECONDS = 20;
/** How many connections at once, in how many rounds: most where the figures that must be reached are taken, since two turns differ by a fourth. */
const ROUNDS: ReadonlyMap<number, number> = new Map([
  [1, 7],
  [16, 21],
  [64, 7],
]);

const documents: Readonly<Partial<Record<ServerName, string>>> = {
  zobo: ownDocument,
  postgraphile: postgraphileDocument,
};

/** To and from load.mjs. */
type Order = { url: string; body: string; tokens: string[]; connections: number; seconds: number };
type Outcome = { requests: number; seconds: number; p50: number; p99: number; failed: number };
export type Server = { name: ServerName; url: string; process: Process };
type Person = {
  photos: { id: string; small: string; card: string; medium: string }[];
  interests: string[];
  [field: string]: unknown;
};
type Answer = { data?: { deck?: Person[] | { profiles?: Person[] } } };

/** What all servers answer alike. The score, its level and the signed addresses of photos are each server's own. */
const alike = [
  ...['id', 'fullName', 'age', 'location', 'isVerified', 'activity', 'distanceText', 'visiting', 'bio', 'heightCm'],
  ...['gender', 'education', 'religion', 'smoking', 'drinking'],
];

/** What each typical viewer asks, for the servers beside the product. */
async function askedBy(world: World): Promise<{ asked: Map<string, Statement>; places: Map<string, number[]> }> {
  const ids = world.viewers.get('typical') ?? [];
  const rows = await createDb(world.pool).selectFrom('profiles').selectAll().where('id', 'in', ids).execute();
  const places = new Map(
    rows.map((row) => {
      const from = lookingFrom(row);
      return [row.id, [from?.latitude ?? 0, from?.longitude ?? 0]];
    }),
  );
  return { asked: new Map(ids.map((id, at) => [id, world.statements.get('typical')?.[at] as Statement])), places };
}

/** Those of other packages are plain JavaScript: only this folder has the packages, hence their types. */
const floor = 'tests/bench/deck/servers/floor.ts';
const files: Readonly<Partial<Record<ServerName, string>>> = { floor, 'floor, same node': floor };

/** Starts one of the servers on a database; what it keeps, or is told, is in the folder. */
export async function startServer(name: ServerName, databaseUrl: string, folder: string): Promise<Server> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), HOST: '127.0.0.1' };
  const own = join(root, files[name] ?? `tests/bench/deck/servers/${name}.mjs`);
  const file = name === 'zobo' ? await productFile() : own;
  const more: Record<string, string> =
    name === 'zobo'
      ? { APP_SECRET: randomBytes(32).toString('hex'), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
      : { ASKED_FILE: join(folder, 'asked.json') };
  const process = start(file, { ...env, ...more }, name === 'floor, same node' ? serverFlags : []);
  const url = `http://127.0.0.1:${port}/graphql`;
  if (name === 'zobo') {
    process.child.stdout?.resume();
    await answering(`http://127.0.0.1:${port}/readyz`, process);
    await registrar(async () => databaseUrl)(ownDocument);
  } else if ((await linesOf(process).next()).value !== 'ready') throw new Error(`${name} did not come up.`);
  return { name, url, process };
}

const bodyFor = (name: ServerName): string => JSON.stringify({ query: documents[name] ?? peerDocument });

/** Somebody as all servers must answer, whatever the case of their enums: a photo by its id and how many addresses it has. */
function comparable(person: Person): string {
  const plain = alike.map((field) => [field, person[field]]);
  const photos = person.photos.map(({ id, small, card, medium }) => [id, [small, card, medium].filter(Boolean).length]);
  return JSON.stringify([...plain, ['interests', person.interests], ['photos', photos]]).toLowerCase();
}

/** The people one viewer is dealt, in order. */
async function dealt({ name, url }: Server, token: string): Promise<string[]> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'br, gzip',
    authorization: `Bearer ${token}`,
  };
  const response = await fetch(url, { method: 'POST', headers, body: bodyFor(name) });
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${name} does not compress.`);
  const text = await response.text();
  const deck = (JSON.parse(text) as Answer).data?.deck;
  const people = Array.isArray(deck) ? deck : deck?.profiles;
  if (people === undefined || people.length === 0) throw new Error(`${name} dealt nobody: ${text.slice(0, 500)}`);
  return people.map(comparable);
}

/** Servers that answer otherwise are not compared. */
async function requireSameDecks(servers: readonly Server[], tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const decks = await Promise.all(servers.map((server) => dealt(server, token)));
    const [first = []] = decks;
    for (const [at, deck] of decks.entries()) {
      if (deck.join() === first.join()) continue;
      const place = [...deck, null].findIndex((person, index) => person !== first[index]);
      const told = `${servers[at]?.name}: ${deck[place]}\n${servers[0]?.name}: ${first[place]}`;
      throw new Error(
        `${servers[at]?.name} deals otherwise than ${servers[0]?.name}, first in place ${place + 1}:\n${told}`,
      );
    }
  }
}

type Load = (order: Order) => Promise<Outcome>;

async function measure(
  load: Load,
  server: Server,
  tokens: string[],
  connections: number,
  seconds: number,
): Promise<Measured> {
  const before = await cpuMs(server.process.pid);
  const { requests, failed, p50, p99, ...ran } = await load({
    url: server.url,
    body: bodyFor(server.name),
    tokens,
    connections,
    seconds,
  });
  if (failed > 0) throw new Error(`${server.name} failed ${failed} requests.`);
  return { perSecond: requests / ran.seconds, cpu: ((await cpuMs(server.process.pid)) - before) / requests, p50, p99 };
}

function medianOf(each: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(each.map((one) => one[name]));
  return { perSecond: of('perSecond'), cpu: of('cpu'), p50: of('p50'), p99: of('p99') };
}

async function rounds(
  load: Load,
  servers: readonly Server[],
  tokens: string[],
  log: (line: string) => void,
): Promise<Figures> {
  for (const server of servers) await measure(load, server, tokens, 16, WARM_UP_SECONDS);
  const figures: Figures = new Map();
  for (const [connections, count] of ROUNDS) {
    const kept = new Map(servers.map(({ name }) => [name, [] as Measured[]]));
    for (let round = 1; round <= count; round += 1) {
      for (const server of servers)
        kept.get(server.name)?.push(await measure(load, server, tokens, connections, SECONDS));
      log(`  ${connections} connections: round ${round} of ${count}`);
    }
    figures.set(connections, new Map([...kept].map(([name, each]) => [name, medianOf(each)])));
  }
  return figures;
}

/** The medians of each server at each number of connections. */
export async function timeServers(world: World, databaseUrl: string, log: (line: string) => void): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'zobo-bench-'));
  const started: Process[] = [];
  try {
    const { asked, places } = await askedBy(world);
    const client = await world.pool.connect();
    await makeFunction(client, asked, places).finally(() => client.release());
    const statements = [...asked].map(([id, statement]) => {
      const [latitude = 0, longitude = 0] = places.get(id) ?? [];
      return [id, peerStatement(statement, latitude, longitude)] as const;
    });
    const parameters = Object.fromEntries(statements.map(([id, statement]) => [id, statement.parameters]));
    await writeFile(join(folder, 'asked.json'), JSON.stringify({ sql: statements[0]?.[1].sql, parameters }));

    const servers: Server[] = [];
    for (const name of serverNames) {
      const server = await startServer(name, databaseUrl, folder);
      servers.push(server);
      started.push(server.process);
    }
    const tokens = [...asked.keys()].map(tokenOf);
    await requireSameDecks(servers, tokens.slice(0, 20));
    log(`${servers.length} servers are up and deal the same decks.`);

    const loader = start(join(root, 'tests/bench/deck/load.mjs'), {});
    started.push(loader);
    const lines = linesOf(loader);
    const load: Load = async (order) => {
      loader.child.stdin?.write(`${JSON.stringify(order)}\n`);
      return JSON.parse((await lines.next()).value as string) as Outcome;
    };
    return await rounds(load, servers, tokens, log);
  } finally {
    await Promise.all(started.map((process) => process.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
