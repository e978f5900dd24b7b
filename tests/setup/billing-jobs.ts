import { sql } from 'kysely';
import { sendBillingLetter } from '#server/features/billing/letter-service.ts';
import { cancelSubscription } from '#server/features/billing/scheduled-service.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { TestApp } from './app.ts';

type Job = { id: string; name: string; payload: never };
const handlers = { sendBillingLetter, cancelSubscription };

/** Runs what billing left to the queue, and returns the letters. No worker may run beside it. */
export async function runBillingJobs(app: TestApp): Promise<Mail[]> {
  const { rows } = await sql<Job>`
    select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('sendBillingLetter', 'cancelSubscription') and j.run_at <= now() order by j.id`.execute(
    app.db,
  );
  app.mails.splice(0);
  for (const { id, name, payload } of rows) {
    await handlers[name as keyof typeof handlers](app.deps, payload);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(app.db);
  }
  return app.mails.splice(0);
}
