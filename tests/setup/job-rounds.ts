/** Worlds that can be made again and again, all alike, and what became of them. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startTestApp } from './app.ts';
import { createStillClock } from './clock.ts';
import { createTestDatabase, databaseAt } from './database.ts';
import { createPaystackState, servePaystack } from './job-paystack.ts';
import { articlesOf, type Case, type Prep } from './job-rows.ts';
import { createStripeState, serveStripe } from './job-stripe.ts';
import type { World } from './job-world.ts';
import { startMailServer } from './mail-server.ts';

/** Long enough for no job to begin by itself. */
const FAR = "now() + interval '10 years'";

async function ask<Row extends pg.QueryResultRow>(url: string, query: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query, values)).rows;
  } finally {
    await client.end();
  }
}

export type Template = Awaited<ReturnType<typeof prepare>>;

/** Makes what each of the jobs finds. */
export async function prepare(work: Record<string, Case>, now: Date) {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'zobo-jobs-'));
  const app = await startTestApp({ databaseUrl: database.url, clock: createStillClock(now.getTime()) });
  const [stripe, paystack] = [createStripeState(now), createPaystackState(now)];
  const prep: Prep = {
    ...{ app, stripe, paystack },
    async put(key, bytes = Buffer.from(key)) {
      const file = join(dataDir, 'files', key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
  };
  await articlesOf(prep);
  const payloads = new Map<string, object | undefined>();
  for (const [name, make] of Object.entries(work)) payloads.set(name, await make(prep));
  await app.stop();
  for (const [name, payload = {}] of payloads)
    await ask(database.url, `select graphile_worker.add_job($1, payload := $2::json, run_at := ${FAR})`, [
      name,
      JSON.stringify(payload),
    ]);
  return { database, dataDir, stripe, paystack, payloads, now };
}

const onServer = (query: string) => ask(inject('postgresUrl'), query);

/** The rows of all tables and what waits in the queue, as text, without what is different each time: how often the payment provider was read, and windows of throttles, which go by the machine's clock. */
async function rowsOf(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || (to_jsonb(x) - 'read_number')::text as row from "${name}" x${name.endsWith('throttles') ? " where key like 'case %'" : ''}`,
  );
  parts.push(`
    select 'job ' || t.identifier || j.payload as row from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id`);
  return (await client.query<{ row: string }>(parts.join(' union all '))).rows.map(({ row }) => row);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const told = files.map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return `${file.slice(folder.length)} ${hash}`;
  });
  return Promise.all(told);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MADE_UP = /[0-9a-f]{32}@left\.invalid|\$argon2id\$[^"]+/g;

/** A world of its own, as it was prepared. */
export async function begin({ database, dataDir, stripe, paystack, now }: Template) {
  const name = `zobo_round_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${new URL(database.url).pathname.slice(1)}`);
  const databaseUrl = databaseAt(inject('postgresUrl'), name);
  const own = await mkdtemp(join(tmpdir(), 'zobo-round-'));
  await cp(dataDir, own, { recursive: true });
  const mail = await startMailServer();
  const provider = await serveStripe(stripe.state, now);
  const prepaid = await servePaystack(paystack.state, now);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const known = new Set((await rowsOf(client)).join().match(UUID));
  const world: World = {
    databaseUrl,
    dataDir: own,
    smtpUrl: mail.url,
    stripeUrl: provider.url,
    paystackUrl: prepaid.url,
    now: now.toISOString(),
  };
  return {
    world,
    arrived: mail.arrived,
    release: () => client.query('update graphile_worker._private_jobs set run_at = now()'),
    /** Takes the prepared jobs away, for whoever runs them by hand. */
    clear: () => client.query(`delete from graphile_worker._private_jobs where run_at > now() + interval '1 year'`),
    /** How many jobs wait or run; what waits for a minute to pass need not. */
    async left(): Promise<number> {
      for (const table of ['throttles', 'lasting_throttles'])
        await client.query(`delete from ${table} where key not like 'case %'`);
      await client.query(
        'update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null',
      );
      const query =
        'select count(*)::int as count from graphile_worker._private_jobs where attempts < max_attempts or locked_at is not null';
      return (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
    },
    /** What there is in the end, but for ids and names that were made up on the way. */
    async state() {
      const rows = (await rowsOf(client)).map((row) =>
        row.replace(UUID, (id) => (known.has(id) ? id : '*')).replace(MADE_UP, '*'),
      );
      const letters = [...new Map(mail.arrived.map(({ to, id }) => [id, to])).values()];
      return {
        rows: rows.toSorted(),
        files: (await filesOf(join(own, 'files'))).toSorted(),
        letters: letters.toSorted(),
        provider: [provider.told(), prepaid.told()],
      };
    },
    async end() {
      await mail.stop();
      await provider.stop();
      await prepaid.stop();
      await client.end();
      await onServer(`drop database if exists ${name} with (force)`);
      await rm(own, { recursive: true, force: true });
    },
  };
}
