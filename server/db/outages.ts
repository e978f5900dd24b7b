import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Few at first, so that a restarted Postgres is found at once. */
const BACKOFF = { first: 50, most: 1_000 };

export async function beforeAnother(tries: number, closing: AbortSignal): Promise<void> {
  const ms = Math.min(BACKOFF.most, BACKOFF.first * 2 ** tries);
  await sleep(ms, undefined, { signal: closing }).catch(() => undefined);
}

/** A dead connection is noticed after this many ms of silence. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

const READ_ONLY = '25006';

/** The server stops, starts, has no room or is now a standby. They are no fault of the statement. */
const OUT = new RegExp(`^(?:08|53|57|58|${READ_ONLY})`);

export function isOutage(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || OUT.test(error.code ?? '');
}

/** After a timeout, the late answer would arrive among later ones. A server that is read-only now was a primary before. */
export function isSpent(error: unknown): boolean {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return message === 'Query read timeout' || code === READ_ONLY;
}
