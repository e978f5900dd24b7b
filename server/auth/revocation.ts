import type { Kill } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { notifyKill } from './revocation-queries.ts';

/** The Postgres channel of revocations. No other bus may carry them, because only Postgres delivers in the order of commits. */
export const KILL_CHANNEL = 'zobo_kill';

const KINDS: readonly unknown[] = ['session', 'user', 'verdict', 'match', 'photos'] satisfies Kill['kind'][];

/** The revocation in a payload; throws when the payload holds none. */
export function readKill(payload: string): Kill {
  const kill = JSON.parse(payload) as Kill;
  if (!KINDS.includes(kill.kind)) throw new TypeError('There is no such kind of kill.');
  return kill;
}

/** The number of ids that fit into one notification. */
const IDS = 100;

/** Once the transaction of `ctx` commits, no process shows these photos any more. Call it inside the transaction. */
export async function sendPhotoKill(ctx: Context, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS) {
    await sendKill(ctx, { kind: 'photos', photoIds: ids.slice(at, at + IDS) });
  }
}

/** Revokes a right in every process when the transaction of `ctx` commits. Call it inside the transaction. */
export async function sendKill(ctx: Context, kill: Kill): Promise<void> {
  await notifyKill(ctx.db, KILL_CHANNEL, JSON.stringify(kill));
}
