/** At once if that succeeds, else by a job that is repeated until it does. */
import type { Context, Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from './queue.ts';

/** The files are mostly gone already when the job runs. */
const LAST = 20;

/** Throws when some could not be removed, so that the job is tried again. */
export async function removeFiles({ ports }: Pick<Deps, 'ports'>, { keys }: Jobs['removeFiles']): Promise<void> {
  const failures: unknown[] = [];
  for (const key of keys) await ports.storage.remove(key).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${keys.length} files stayed`);
}

/** Once the transaction of `ctx` commits. Outside of one it opens its own. */
export async function giveUpFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, 'removeFiles', { keys }, { priority: LAST });
    tx.afterCommit(() => removeFiles(tx, { keys }));
  });
}
