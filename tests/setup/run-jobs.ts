import { sql } from 'kysely';
import { tasks } from '#server/features/index.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { TestApp } from './app.ts';

type Job = { id: string; name: keyof Jobs; payload: never };

/** Runs what waits in the queue, of these names or of all, and returns the letters. No worker may run beside it. */
export async function runJobs(app: TestApp, names: readonly (keyof Jobs)[] = []): Promise<Mail[]> {
  const before = app.mails.length;
  for (;;) {
    const { rows } = await sql<Job>`
      select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where (t.identifier = any(${[...names]}::text[]) or ${names.length === 0}) and j.run_at <= now() order by j.id`.execute(
      app.db,
    );
    if (rows.length === 0) return app.mails.slice(before);
    for (const { id, name, payload } of rows) {
      await tasks[name](app.deps, payload);
      await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(app.db);
    }
  }
}
