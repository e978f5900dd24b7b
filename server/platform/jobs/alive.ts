/**
 * Each worker holds a Postgres lock on a connection of its own. When its process is killed, the lock is released, and other workers give
 * its jobs back to the queue, which alone would keep them locked for four hours. A connection may also break between the taking of a job
 * and the answer to its worker. So each worker gives back its own jobs that it does not have in hand.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { keptAlive } from '#server/db/outages.ts';

/** The first of the lock's two numbers; the second is made from the worker's id. */
const WORKERS = 1_517_450_927;
/** Shorter than the time after which others would take a worker with a lost connection for dead. */
const AGAIN_MS = 500;
const CONNECT_MS = 5_000;
const ANSWER_MS = 12_000;

/** Postgres probes a vanished machine, and releases its lock after some 25 s. Shared, as an old connection may still hold it. */
const mark = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set application_name = 'zobo jobs'`;
const lock = 'select pg_advisory_lock_shared($1, hashtext($2))';

const unmarked = `
  select distinct locked_by as id from graphile_worker.jobs j
  where locked_by is not null and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objsubid = 2
      and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid
      and l.database = (select oid from pg_database where datname = current_database()))`;

const ownJobs = 'select id::text from graphile_worker._private_jobs where locked_by = $1';
const giveBack = `
  with given as (
    update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = greatest(run_at, now())
    where locked_by = $1 and id = any($2::bigint[]) returning job_queue_id)
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  from given where q.id = given.job_queue_id and q.locked_by = $1`;

type Options = {
  /** Without a pooler: a lock belongs to its connection. */
  connectionString: string;
  workerId: string;
  /** Jobs that run, or whose end may not be written yet. */
  inHand: { has(id: string): boolean };
  /** A worker must be seen dead twice in a row: a new worker takes jobs just before it holds its lock. */
  everyMs: number;
  log: Logger;
};

/** In the previous call's list too. */
function seenTwice(): (ids: readonly string[]) => string[] {
  let last = new Set<string>();
  return (ids) => {
    const twice = ids.filter((id) => last.has(id));
    last = new Set(ids);
    return twice;
  };
}

/** Also gives back the jobs of dead workers. */
export function keepAlive({ connectionString, workerId, inHand, everyMs, log }: Options): { close(): Promise<void> } {
  const closing = new AbortController();

  async function connected(look: (client: pg.Client, lost: AbortSignal) => Promise<void>): Promise<void> {
    const patience = { connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS };
    const client = new pg.Client({ connectionString, ...keptAlive, ...patience });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      await client.query(mark);
      await client.query(lock, [WORKERS, workerId]);
      await look(client, AbortSignal.any([lost.signal, closing.signal]));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function watch(client: pg.Client, until: AbortSignal): Promise<void> {
    const deadOf = seenTwice();
    const lostOf = seenTwice();
    const idsOf = async (text: string, value: unknown): Promise<string[]> =>
      (await client.query<{ id: string }>(text, [value])).rows.map(({ id }) => id);
    while (!until.aborted) {
      await sleep(everyMs, undefined, { signal: until });
      const dead = deadOf(await idsOf(unmarked, WORKERS));
      if (dead.length > 0) {
        await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
        log.warn({ workers: dead.length }, 'Job workers died: their jobs are given back to the queue.');
      }
      const lost = lostOf((await idsOf(ownJobs, workerId)).filter((id) => !inHand.has(id)));
      if (lost.length > 0) {
        await client.query(giveBack, [workerId, lost]);
        log.warn({ jobs: lost.length }, 'Jobs were taken and never heard of: they are given back to the queue.');
      }
    }
  }

  async function live(): Promise<void> {
    while (!closing.signal.aborted) {
      // Every failure has the same remedy; requests and the queue itself report a lost database.
      await connected(watch).catch(() => undefined);
      await sleep(AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const ended = live();
  return {
    close() {
      closing.abort();
      return ended;
    },
  };
}
