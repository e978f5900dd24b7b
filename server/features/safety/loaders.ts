import { limits } from '#rules/limits.ts';
import type { EvidenceParent } from '#server/contract/mappers.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { openReportCounts } from './report-queries.ts';
import { evidenceOf } from './reporting-queries.ts';

export const openReportsByUserId = defineLoader<number>(async (ctx, ids) => {
  const rows = await openReportCounts(ctx.db, ids);
  return new Map(rows.map(({ reportedId, open }) => [reportedId, open]));
});

/** Null when the two people never wrote. */
export const evidenceByReportId = defineLoader<EvidenceParent[]>(async (ctx, ids) => {
  const byReport = new Map<string, EvidenceParent[]>();
  for (const { reportId, ...message } of await evidenceOf(ctx.db, ids, limits.moderation.shownEvidence)) {
    byReport.set(reportId, [...(byReport.get(reportId) ?? []), message]);
  }
  return byReport;
});
