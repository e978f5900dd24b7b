import { limits } from '#rules/limits.ts';
import { reportPriorities } from '#rules/moderation.ts';
import type { AdminReportsArgs } from '#server/contract/resolvers.generated.ts';
import {
  type Connection,
  type CursorPart,
  connectionOf,
  decodeCursor,
  encodeCursor,
  isId,
  isInstant,
  pageSize,
  timeCursor,
  timePlace,
} from '#server/db/paging.ts';
import type { ReportRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { decidedReportsPage, openReportsPage, type ReportPlace } from './report-queries.ts';

const OPEN = 'report-queue';

const isUrgency = (part: unknown): part is CursorPart => typeof part === 'number' && part in reportPriorities;

const openCursor = ({ urgency, waitingSince, id }: ReportRow): string =>
  encodeCursor(OPEN, [urgency, waitingSince.toISOString(), id]);

function openPlace(cursor: string | null | undefined): ReportPlace | null {
  if (cursor == null) return null;
  const [urgency, at, id] = decodeCursor<CursorPart>(OPEN, cursor, [isUrgency, isInstant, isId]);
  return { urgency: Number(urgency), at: new Date(String(at)), id: String(id) };
}

/**
 * Reports in a state. Waiting ones come by urgency and then oldest first, decided ones newest decision first. For administrators, without
 * reports about themselves.
 */
export async function reportQueue(ctx: Context, args: AdminReportsArgs): Promise<Connection<ReportRow>> {
  const { userId } = requireAdmin(ctx);
  const size = pageSize('first', args.first ?? limits.page.default);
  const state = args.state ?? 'open';
  const hasPreviousPage = args.after != null;
  if (state === 'open') {
    const rows = await openReportsPage(ctx.db, userId, { after: openPlace(args.after), limit: size + 1 });
    return connectionOf(rows.slice(0, size), openCursor, { hasNextPage: rows.length > size, hasPreviousPage });
  }
  const kind = `report-${state}`;
  const rows = await decidedReportsPage(ctx.db, userId, state, { after: timePlace(kind, args.after), limit: size + 1 });
  return connectionOf(
    rows.slice(0, size),
    ({ waitingSince, decidedAt, id }) => timeCursor(kind, { at: decidedAt ?? waitingSince, id }),
    { hasNextPage: rows.length > size, hasPreviousPage },
  );
}
