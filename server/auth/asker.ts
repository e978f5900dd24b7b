import { defineLoader } from '#server/platform/context/dataloader.ts';
import { type Asker, askersById } from './asker-queries.ts';

/** Null without a profile. Usually the session's verdict brought the asker along. */
export const askerById = defineLoader<Asker>(async (ctx, ids) => {
  const askers = await askersById(ctx.db, ids, ctx.clock());
  return new Map(askers.map((asker) => [asker.id, asker]));
});
