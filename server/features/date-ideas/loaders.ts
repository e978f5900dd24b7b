import { limits } from '#rules/limits.ts';
import { defineLoader, rowsLoader } from '#server/platform/context/dataloader.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { reportsOf, savedAmong } from './reader-queries.ts';

/** Only the viewer's own list is read. */
export const isSavedByIdeaId = defineLoader<true>(async (ctx, ids) => {
  const saved = await savedAmong(ctx.db, requireViewer(ctx).userId, ids);
  return new Map(saved.map((id) => [id, true]));
});

export const reportsByIdeaId = rowsLoader('dateIdeaId', (ctx, ids) =>
  reportsOf(ctx.db, ids, limits.dateIdeas.shownReports),
);
