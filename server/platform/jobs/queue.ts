import type { Context, Deps } from '#server/platform/context/context.ts';
import { addJob, addJobs } from './queries.ts';

/**
 * The jobs by name with their payloads; each feature adds its own in its tasks.ts. Each job must tolerate running twice. Payloads name
 * people by id only. So the queue's tables hold no address and no name, and no data of a deleted account.
 */
export interface Jobs {
  /** Keys and folders of the storage; see storage-keys.ts. */
  removeFiles: { keys: readonly string[] };
}

/** The function of each job. A job that throws is tried again, later and later, some 25 times. It must tolerate running twice. */
export type Handlers = { readonly [N in keyof Jobs]: (deps: Deps, payload: Jobs[N]) => Promise<void> };

/** The jobs of one feature. */
export type Tasks = Partial<Handlers>;

/** A job for a statement that enqueues it in the same round trip: `name` and `payload` for graphile_worker.add_job. */
export function jobOf<N extends keyof Jobs>(name: N, payload: Jobs[N]): { name: N; payload: string } {
  return { name, payload: JSON.stringify(payload) };
}

/**
 * Each kind of slow job has a line of its own, of which one runs at a time. A process runs only a few jobs at once, and letters must not
 * wait for files.
 */
const lines: Readonly<Record<string, string>> = { makeAvif: 'avif', removeFiles: 'files', purgeSelfies: 'files' };

/** The line of a job; null when it waits for no other. */
export const lineOf = (name: string): string | null => lines[name] ?? null;

/**
 * Enqueues a job on the transaction of `ctx`: it runs after the commit, and never after a rollback. `key` replaces a waiting job of the
 * same key. A lower `priority` runs sooner.
 */
export async function enqueue<N extends keyof Jobs>(
  ctx: Pick<Context, 'db'>,
  name: N,
  payload: Jobs[N],
  { runAt, key, priority = 0 }: { runAt?: Date; key?: string; priority?: number } = {},
): Promise<void> {
  await addJob(ctx.db, {
    name,
    payload: JSON.stringify(payload),
    runAt: runAt ?? null,
    key: key ?? null,
    priority,
    line: lineOf(name),
  });
}

/** Enqueues many jobs of one name in one round trip, on the transaction of `ctx`. */
export async function enqueueAll<N extends keyof Jobs>(
  ctx: Pick<Context, 'db'>,
  name: N,
  payloads: readonly Jobs[N][],
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const line = lineOf(name);
  await addJobs(ctx.db, { name, payloads: payloads.map((payload) => JSON.stringify(payload)), priority, line });
}
