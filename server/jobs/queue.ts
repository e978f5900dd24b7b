import type { Context } from '../context.ts';
import type { Mail } from '../ports/mailer.ts';
import { addJob } from './queries.ts';

/** The jobs by name with their payloads. A job may run twice: each is written so that this does no harm. */
export type Jobs = {
  sendMail: Mail;
  publishPosition: { userId: string };
};

/** Enqueues a job on the transaction of `ctx`: it runs once that commits, and never when it rolls back. `key` replaces a waiting job of the same key. */
export async function enqueue<N extends keyof Jobs>(
  ctx: Pick<Context, 'db'>,
  name: N,
  payload: Jobs[N],
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await addJob(ctx.db, name, JSON.stringify(payload), options.runAt ?? null, options.key ?? null);
}
