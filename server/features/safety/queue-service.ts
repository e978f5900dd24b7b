import { reportPriorities } from '#rules/moderation.ts';
import type { AdminReportsArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, rankedCursors, timeCursors } from '#server/db/paging.ts';
import type { ReportRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { decidedReportsPage, openReportsPage } from './report-queries.ts';

const urgencies = [...reportPriorities.keys()];
const openCursors = rankedCursors<ReportRow>('report-queue', urgencies, ({ urgency, waitingSince, id }) => ({
  rank: urgency,
  at: waitingSince,
  id,
}));

const decidedCursors = (state: string) =>
  timeCursors<ReportRow>(`report-${state}`, ({ waitingSince, decidedAt, id }) => ({
    at: decidedAt ?? waitingSince,
    id,
  }));

/**
 * Reports in a state. Waiting ones come by urgency and then oldest first, decided ones newest decision first. For administrators, without
 * reports about themselves.
 */
export async function reportQueue(ctx: Context, args: AdminReportsArgs): Promise<Connection<ReportRow>> {
  const { userId } = requireAdmin(ctx);
  const state = args.state ?? 'open';
  return state === 'open'
    ? pageAfter(args, openCursors, (page) => openReportsPage(ctx.db, userId, page))
    : pageAfter(args, decidedCursors(state), (page) => decidedReportsPage(ctx.db, userId, state, page));
}
