/** Files that no row names any more go for certain: at once where that succeeds, and else by a job that is repeated until it does. */
import type { Context, Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, type Jobs } from './queue.ts';

/** Mostly the files are gone already when the job comes: it can wait for all others. */
const LAST = 20;

/** The job, and what it is for: all that can go goes; it fails, and is tried again, when something could not. Running twice does no harm. */
export async function removeFiles({ ports }: Pick<Deps, 'ports'>, { keys }: Jobs['removeFiles']): Promise<void> {
  const failures: unknown[] = [];
  for (const key of keys) await ports.storage.remove(key).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${keys.length} files stayed`);
}

/** Gives up files that no row names once the transaction of `ctx` (its own, outside of one) commits. */
export async function giveUpFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await enqueue(tx, 'removeFiles', { keys }, { priority: LAST });
    tx.afterCommit(() => removeFiles(tx, { keys }));
  });
}
