/**
 * Which job workers live. Each marks itself by a lock of Postgres, held by a connection of its own: when its process is killed the lock
 * goes with it, and the others give its jobs back to the queue, which by itself would keep them locked for four hours.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** The first of the lock's two numbers, which says what it is about; the second is made from the worker's id. */
const WORKERS = 1_517_450_927;
/** Sooner than the others would take a worker whose connection was lost for dead. */
const AGAIN_MS = 500;
const CONNECT_MS = 5_000;

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

type Options = {
  /** Past any pooler: a lock belongs to its connection. */
  connectionString: string;
  workerId: string;
  /** How often to look for the dead. Only who is seen dead twice in a row is: a new worker takes jobs just before it is marked. */
  everyMs: number;
  log: Logger;
};

/** Marks a worker as alive until it is closed, and gives back what dead ones held. */
export function keepAlive({ connectionString, workerId, everyMs, log }: Options): { close(): Promise<void> } {
  const closing = new AbortController();

  async function connected(look: (client: pg.Client, lost: AbortSignal) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
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
    let suspects = new Set<string>();
    while (!until.aborted) {
      await sleep(everyMs, undefined, { signal: until });
      const { rows } = await client.query<{ id: string }>(unmarked, [WORKERS]);
      const dead = rows.map(({ id }) => id).filter((id) => suspects.has(id));
      suspects = new Set(rows.map(({ id }) => id));
      if (dead.length === 0) continue;
      await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
      log.warn({ workers: dead.length }, 'Job workers died: their jobs are given back to the queue.');
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
