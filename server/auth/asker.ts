import { defineLoader } from '#server/platform/context/dataloader.ts';
import { type Asker, askersById } from './asker-queries.ts';

/** Who asks, as they count in what they are shown; null without a profile. Usually it came with the session's verdict. */
export const askerById = defineLoader<Asker>(async (ctx, ids) => {
  const askers = await askersById(ctx.db, ids, ctx.clock());
  return new Map(askers.map((asker) => [asker.id, asker]));
});
