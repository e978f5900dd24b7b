import { sql } from 'kysely';
import { sendLetter, sendResetLetter } from '#server/features/accounts/letter-service.ts';
import type { Mail } from '#server/ports/mailer.ts';
import type { TestApp } from './app.ts';

type Job = { id: string; name: string; payload: never };
const handlers = { sendMail: sendLetter, sendResetLetter };

/** Runs the jobs that write to people about their accounts and returns the letters, oldest first. No worker may run beside it. */
export async function deliver(app: TestApp): Promise<Mail[]> {
  const { rows } = await sql<Job>`
    select j.id, t.identifier as name, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('sendMail', 'sendResetLetter') and j.run_at <= now() order by j.id`.execute(app.db);
  app.mails.splice(0);
  for (const { id, name, payload } of rows) {
    await handlers[name as keyof typeof handlers](app.deps, payload);
    await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(app.db);
  }
  return app.mails.splice(0);
}

/** The letters to one address. */
export async function lettersTo(app: TestApp, email: string): Promise<Mail[]> {
  return (await deliver(app)).filter(({ to }) => to === email);
}
