import { limits } from '#rules/limits.ts';
import { defineLoader, rowsLoader } from '#server/platform/context/dataloader.ts';
import { openReportCounts } from './report-queries.ts';
import { evidenceOf } from './reporting-queries.ts';

export const openReportsByUserId = defineLoader<number>(async (ctx, ids) => {
  const rows = await openReportCounts(ctx.db, ids);
  return new Map(rows.map(({ reportedId, open }) => [reportedId, open]));
});

/** Null when the two people never wrote. */
export const evidenceByReportId = rowsLoader('reportId', (ctx, ids) =>
  evidenceOf(ctx.db, ids, limits.moderation.shownEvidence),
);
