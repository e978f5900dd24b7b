import type { Context } from '../context.ts';
import { notifyKill } from './queries.ts';
import type { Kill } from './topics.ts';

/** The Postgres channel of kills; never another bus, because only Postgres delivers in the order of commits. */
export const KILL_CHANNEL = 'zobo_kill';

/** Ends a right everywhere when the transaction of `ctx` commits; must be called inside it. */
export async function sendKill(ctx: Context, kill: Kill): Promise<void> {
  await notifyKill(ctx.db, KILL_CHANNEL, JSON.stringify(kill));
}
