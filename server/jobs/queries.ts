import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

/** Adds a job to graphile-worker's queue on the transaction of `db`. */
export async function addJob(
  db: Db,
  name: string,
  payload: string,
  runAt: Date | null,
  key: string | null,
  priority: number,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${payload}::json, run_at := ${runAt}::timestamptz, job_key := ${key}::text, priority := ${priority}::integer)`.execute(
    db,
  );
}
