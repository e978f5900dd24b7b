import type { Revocation } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { notifyRevocation } from './revocation-queries.ts';

/** No other bus may carry revocations: only Postgres delivers in the order of commits. */
export const REVOCATION_CHANNEL = 'zobo_kill';

const KINDS: readonly unknown[] = ['session', 'user', 'verdict', 'match', 'photos'] satisfies Revocation['kind'][];

/** Throws when the payload holds none. */
export function readRevocation(payload: string): Revocation {
  const revocation = JSON.parse(payload) as Revocation;
  if (!KINDS.includes(revocation.kind)) throw new TypeError('There is no such kind of revocation.');
  return revocation;
}

const IDS = 100;

/** Call it inside the transaction; other processes hear of it when that commits. */
export async function sendPhotoRevocation(ctx: Context, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += IDS) {
    await sendRevocation(ctx, { kind: 'photos', photoIds: ids.slice(at, at + IDS) });
  }
}

/** Call it inside the transaction; other processes hear of it when that commits. */
export async function sendRevocation(ctx: Context, revocation: Revocation): Promise<void> {
  await notifyRevocation(ctx.db, REVOCATION_CHANNEL, JSON.stringify(revocation));
}
