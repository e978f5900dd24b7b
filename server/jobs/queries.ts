import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

export type NewJob = {
  name: string;
  payload: string;
  runAt: Date | null;
  key: string | null;
  priority: number;
  /** Of the jobs of a line one runs at a time, whatever the number of processes. */
  line: string | null;
};

/** Adds a job to graphile-worker's queue on the transaction of `db`. */
export async function addJob(db: Db, { name, payload, runAt, key, priority, line }: NewJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, payload := ${payload}::json, run_at := ${runAt}::timestamptz,
      job_key := ${key}::text, priority := ${priority}::integer, queue_name := ${line}::text)`.execute(db);
}

/** Forgets jobs whose tries are used up and whose last one was before a moment. */
export async function deleteFailedJobs(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at < ${before}))`.execute(
    db,
  );
}
