/** Recognises an outage of Postgres, and paces the attempts to reconnect. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between attempts to reconnect: few at first, so that a restarted Postgres is found at once. */
const BACKOFF = { first: 50, most: 1_000 };

/** Waits before another attempt, longer after each. Returns at once when `closing` fires. */
export async function beforeAnother(tries: number, closing: AbortSignal): Promise<void> {
  const ms = Math.min(BACKOFF.most, BACKOFF.first * 2 ** tries);
  await sleep(ms, undefined, { signal: closing }).catch(() => undefined);
}

/** TCP keep-alive: the system probes the other end after this many ms of silence, so that a dead connection is noticed. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

const READ_ONLY = '25006';

/** SQLSTATE classes of a server that stops, starts, has no room or is now a standby. They are no fault of the statement. */
const OUT = new RegExp(`^(?:08|53|57|58|${READ_ONLY})`);

/** True when the server or the connection failed. The same statement may succeed later. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || OUT.test(error.code ?? '');
}

/**
 * True when an open connection must not be used after this failure. After a timeout, the late answer would arrive among later ones. A
 * server that is read-only now was a primary before.
 */
export function isSpent(error: unknown): boolean {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return message === 'Query read timeout' || code === READ_ONLY;
}
