import type { AdminAuditEventsArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, timeCursors } from '#server/db/paging.ts';
import type { AuditEventRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { auditPage } from './queries.ts';

const cursors = timeCursors<AuditEventRow>('audit', ({ createdAt, id }) => ({ at: createdAt, id }));

export async function auditEvents(ctx: Context, args: AdminAuditEventsArgs): Promise<Connection<AuditEventRow>> {
  requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => auditPage(ctx.db, page));
}
