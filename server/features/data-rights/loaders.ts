import type { DeletionRequestRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { pendingRequests } from './deletion-queries.ts';

export const pendingDeletionByUserId = defineLoader<DeletionRequestRow>(async (ctx, ids) => {
  const rows = await pendingRequests(ctx.db, ids);
  return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row]])));
});
