import type { VerificationRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { newestVerificationsOf } from './queries.ts';

export const verificationByUserId = defineLoader<VerificationRow>(async (ctx, userIds) => {
  const rows = await newestVerificationsOf(ctx.db, userIds);
  return new Map(rows.map((row) => [row.userId, row]));
});
