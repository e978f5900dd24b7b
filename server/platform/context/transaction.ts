import { type Context, follow } from './context.ts';
import { freshLoad } from './dataloader.ts';

/** Joins an open transaction. `afterCommit` work runs after the outermost commit, and never after a rollback. */
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
