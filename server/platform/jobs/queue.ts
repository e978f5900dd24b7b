import type { NoticeKind } from '#rules/notices.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { addJob, addJobs, addPush } from './queries.ts';

/** Each feature adds its own. A job must tolerate running twice. Payloads name people by id only, so the queue holds no data of a deleted account. */
export interface Jobs {
  /** See storage-keys.ts. */
  removeFiles: { keys: readonly string[] };
}

/** A job that throws is tried again, later and later, some 25 times. */
export type Handlers = { readonly [N in keyof Jobs]: (deps: Deps, payload: Jobs[N]) => Promise<void> };

export type Tasks = Partial<Handlers>;

/** For a statement that enqueues it in the same round trip. */
export function jobOf<N extends keyof Jobs>(name: N, payload: Jobs[N]): { name: N; payload: string } {
  return { name, payload: JSON.stringify(payload) };
}

/** One job of a serial queue runs at a time. A process runs only a few jobs at once, and letters must not wait for files. */
const serialQueues: Readonly<Record<string, string>> = {
  makeAvif: 'avif',
  // Two of one payment at once would both find it missing.
  refundPrepaid: 'refunds',
  removeFiles: 'files',
  purgeSelfies: 'files',
};

export const serialQueueOf = (name: string): string | null => serialQueues[name] ?? null;

/** Runs after the commit of `ctx`, never after a rollback. `key` replaces a waiting job of that key. A lower `priority` runs sooner. */
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
    line: serialQueueOf(name),
  });
}

export async function enqueueAll<N extends keyof Jobs>(
  ctx: Pick<Context, 'db'>,
  name: N,
  payloads: readonly Jobs[N][],
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const line = serialQueueOf(name);
  await addJobs(ctx.db, { name, payloads: payloads.map((payload) => JSON.stringify(payload)), priority, line });
}

/** For all devices of a person. A newer push of the same `tag` replaces one that waits. Likes, matches and messages queue theirs in the statement that stores them. */
export async function enqueuePush(
  ctx: Pick<Context, 'db' | 'clock'>,
  userId: string,
  kind: Extract<
    NoticeKind,
    'selfie_reviewed' | 'plan_ends' | 'date_plan' | 'date_reminder' | 'date_review' | 'check_in' | 'game'
  >,
  subjectId: string,
  tag: string = kind,
): Promise<void> {
  await addPush(ctx.db, { userId, kind, subjectId, tag, at: ctx.clock() });
}
