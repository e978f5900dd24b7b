import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

type NewJob = {
  name: string;
  payload: string;
  runAt: Date | null;
  key: string | null;
  priority: number;
  /** One at a time across all processes. */
  line: string | null;
};

/** On the transaction of `db`. */
export async function addJob(db: Db, { name, payload, runAt, key, priority, line }: NewJob): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}, payload := ${payload}::json, run_at := ${runAt}::timestamptz,
      job_key := ${key}::text, priority := ${priority}::integer, queue_name := ${line}::text)`.execute(db);
}

type NewJobs = Pick<NewJob, 'name' | 'priority' | 'line'> & { payloads: readonly string[] };

export async function addJobs(db: Db, { name, payloads, priority, line }: NewJobs): Promise<void> {
  await sql`
    select count(*) from graphile_worker.add_jobs((
      select array_agg((
        ${name}, payload::json, ${line}::text, null, null, null, ${priority}::integer, null
      )::graphile_worker.job_spec) from unnest(${[...payloads]}::text[]) payload))`.execute(db);
}

/** See migrations/functions/enqueue_push.sql. */
export async function addPush(
  db: Db,
  { userId, kind, subjectId, tag, at }: { userId: string; kind: string; subjectId: string; tag: string; at: Date },
): Promise<void> {
  await sql`select enqueue_push(${userId}::uuid, ${kind}, ${subjectId}::uuid, ${tag}, ${at}::timestamptz)`.execute(db);
}

export async function countJobs(db: Db): Promise<Record<'waiting' | 'later' | 'running' | 'failed', number>> {
  const { rows } = await sql<Record<'waiting' | 'later' | 'running' | 'failed', number>>`
    select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now())::int as waiting,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { waiting: 0, later: 0, running: 0, failed: 0 };
}

export async function deleteFailedJobs(db: Db, before: Date): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at < ${before}))`.execute(
    db,
  );
}
