/**
 * Which job workers live. Each marks itself by a lock of Postgres, held by a connection of its own: when its process is killed the lock
 * goes with it, and the others give its jobs back to the queue, which by itself would keep them locked for four hours. So it would keep
 * those that a worker took when the connection broke before it was told which: each gives back its own that it does not have in hand.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { keptAlive } from '#server/db/outages.ts';

/** The first of the lock's two numbers, which says what it is about; the second is made from the worker's id. */
const WORKERS = 1_517_450_927;
/** Sooner than the others would take a worker whose connection was lost for dead. */
const AGAIN_MS = 500;
const CONNECT_MS = 5_000;
const ANSWER_MS = 12_000;

/** A machine that vanishes sends no farewell: Postgres asks, and lets the lock go after some 25 s. Shared, as an old connection may still hold it. */
const mark = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set application_name = 'zobo jobs'`;
const lock = 'select pg_advisory_lock_shared($1, hashtext($2))';

/** Workers that hold jobs and no lock. */
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
  /** Past any pooler: a lock belongs to its connection. */
  connectionString: string;
  workerId: string;
  /** The ids of the jobs that it works on, or whose end may not be written yet. */
  inHand: { has(id: string): boolean };
  /** How often to look for the dead. Only who is seen dead twice in a row is: a new worker takes jobs just before it is marked. */
  everyMs: number;
  log: Logger;
};

/** Those of some ids that were among the last ones too. */
function seenTwice(): (ids: readonly string[]) => string[] {
  let last = new Set<string>();
  return (ids) => {
    const twice = ids.filter((id) => last.has(id));
    last = new Set(ids);
    return twice;
  };
}

/** Marks a worker as alive until it is closed, and gives back what dead ones held. */
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
      // Whatever the reason, there is only one thing to do; requests and the queue itself report a database that is gone.
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
