/** What an outage of Postgres looks like from here, and how its end is found. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between attempts to connect again: short at first, so that a restarted Postgres is found at once. */
const BACKOFF = { first: 50, most: 1_000 };

/** Waits before another attempt, the longer the more there were; returns at once when `closing` fires. */
export async function beforeAnother(tries: number, closing: AbortSignal): Promise<void> {
  const ms = Math.min(BACKOFF.most, BACKOFF.first * 2 ** tries);
  await sleep(ms, undefined, { signal: closing }).catch(() => undefined);
}

/** How every connection finds out that the other end vanished without a word: the system asks, from so many milliseconds of silence on. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

const READ_ONLY = '25006';

/** What Postgres says when it stops, starts, has no room or has become a standby, and not of the statement itself. */
const OUT = new RegExp(`^(?:08|53|57|58|${READ_ONLY})`);

/** Whether a statement failed for its server or the way there, so that the same may succeed later. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || OUT.test(error.code ?? '');
}

/**
 * Whether a connection is of no more use after such a failure, though it stands: an answer that was not waited for would come amid later
 * ones, and a server that takes no writes was a primary once.
 */
export function isSpent(error: unknown): boolean {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return message === 'Query read timeout' || code === READ_ONLY;
}
