/** A Postgres of a suite's own, kept between runs; the deck's with its people, who take minutes to make. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../../../server/db/embedded.ts';
import { migrateAll } from '../../../server/db/migrate.ts';
import { makeWorld } from './world.ts';

const SEED = 7;
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
const dataDir = `${cache}zobo-bench`;

/** As an operator would set them for a million people; without waiting for the disk, so that only work is compared. */
const settings: Readonly<Record<string, string>> = {
  shared_buffers: '2GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Starts the server of a folder in the cache, and again where its settings are not yet those above. */
export async function startDatabases(log: (line: string) => void, folder = 'zobo-bench'): Promise<Embedded> {
  const start = () => startEmbedded({ dataDir: `${cache}${folder}`, log, maxConnections: 200 });
  const server = await start();
  const changed = await withClient(server.url, async (client) => {
    const names: string[] = [];
    for (const [name, value] of Object.entries(settings)) {
      const { rows } = await client.query<{ setting: string }>('select current_setting($1) as setting', [name]);
      if (rows[0]?.setting === value) continue;
      await client.query(`alter system set ${name} = '${value}'`);
      names.push(name);
    }
    return names;
  });
  if (changed.length === 0) return server;
  await server.stop();
  return start();
}

type Stamp = { people: string; migrations: Record<string, string> };

const folder = (path: string): URL => new URL(path, import.meta.url);
const hashOf = async (...files: URL[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
};

/** What shapes the people, and each migration; functions that changed are applied to people of before. */
async function stampNow(): Promise<Stamp> {
  const migrations = folder('../../../migrations/');
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.ts')).sort();
  const hashes = await Promise.all(names.map(async (name) => [name, await hashOf(new URL(name, migrations))] as const));
  const own = ['world.ts', 'swipes.ts', 'towns.ts', 'words.ts'].map((file) => folder(file));
  return { people: await hashOf(...own), migrations: Object.fromEntries(hashes) };
}

/** Whether a database was made of this code, but for migrations that are new since: those can be made up for. */
async function isMade(url: string, wanted: Stamp): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ stamp: Stamp }>('select stamp from bench.made');
    const made = rows[0]?.stamp;
    if (made?.people !== wanted.people) return false;
    return Object.entries(made.migrations).every(([name, hash]) => wanted.migrations[name] === hash);
  }).catch(() => false);
}

async function sign(url: string, stamp: Stamp): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('drop table if exists bench.made');
    await client.query('create table bench.made (stamp jsonb)');
    await client.query('insert into bench.made values ($1)', [stamp]);
  });
}

/** The address of the database that holds so many people, made where it is not there or not of this code. */
export async function worldOf(server: Embedded, people: number, log: (line: string) => void): Promise<string> {
  const name = `people_${people}`;
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const url = address.href;
  const stamp = await stampNow();
  if (await isMade(url, stamp)) {
    await migrateAll(url);
    await sign(url, stamp);
    log(`${people.toLocaleString('en')} people: as made before, in ${dataDir}`);
    return url;
  }
  log(`Making ${people.toLocaleString('en')} people in ${dataDir} ...`);
  await withClient(server.url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  await migrateAll(url);
  await withClient(url, async (one) => {
    await withClient(url, (other) => makeWorld([one, other], { people, seed: SEED, now: new Date(), log }));
    await one.query('vacuum (analyze)');
  });
  await sign(url, stamp);
  return url;
}
