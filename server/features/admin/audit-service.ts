import { limits } from '#rules/limits.ts';
import type { AdminAuditEventsArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { AuditEventRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { auditPage } from './queries.ts';

const KIND = 'audit';

export async function auditEvents(ctx: Context, args: AdminAuditEventsArgs): Promise<Connection<AuditEventRow>> {
  requireAdmin(ctx);
  const size = pageSize('first', args.first ?? limits.page.default);
  const after = timePlace(KIND, args.after);
  const rows = await auditPage(ctx.db, { after, limit: size + 1 });
  return connectionOf(rows.slice(0, size), ({ createdAt, id }) => timeCursor(KIND, { at: createdAt, id }), {
    hasNextPage: rows.length > size,
    hasPreviousPage: after !== null,
  });
}
