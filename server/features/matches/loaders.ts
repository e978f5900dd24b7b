import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { liveMatches, superLikers } from './queries.ts';

/** Live matches of the viewer in which neither blocked the other. */
export const matchById = rowLoader('id', (ctx, ids) => liveMatches(ctx.db, requireViewer(ctx).userId, ids));

export const superLikedViewerByUserId = defineLoader<true>(async (ctx, ids) => {
  const rows = await superLikers(ctx.db, requireViewer(ctx).userId, ids);
  return new Map(rows.map((id) => [id, true]));
});
