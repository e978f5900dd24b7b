import { type Context, follow } from './context.ts';
import { freshLoad } from './dataloader.ts';

/**
 * Runs `fn` in a transaction: joins an open one, else opens one. `fn` receives a context whose db is the transaction, with loaders of
 * its own; what it hands to `afterCommit` runs once the outermost transaction has committed, and never when it rolled back; a failure
 * of one is warned of and keeps neither the others nor the caller.
 */
export async function inTransaction<T>(ctx: Context, fn: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return fn(ctx);
  const pending: (() => void | Promise<void>)[] = [];
  const result = await ctx.db.transaction().execute((db) => {
    const inner: Context = { ...ctx, db, afterCommit: (work) => void pending.push(work), load: null as never };
    return fn(Object.assign(inner, { load: freshLoad(inner) }));
  });
  ctx.load.clearAll();
  for (const work of pending) await follow(ctx, work);
  return result;
}
