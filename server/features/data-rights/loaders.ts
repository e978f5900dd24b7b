import type { DeletionRequestRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { pendingRequests } from './deletion-queries.ts';

/** The deletion of a person's account that waits; null where none does. */
export const pendingDeletionByUserId = defineLoader<DeletionRequestRow>(async (ctx, ids) => {
  const rows = await pendingRequests(ctx.db, ids);
  return new Map(rows.flatMap((row) => (row.userId === null ? [] : [[row.userId, row]])));
});
