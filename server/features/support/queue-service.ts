import type { AdminSupportTicketsArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, rankedCursors } from '#server/db/paging.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { ticketsPage } from './queries.ts';

const cursors = rankedCursors<SupportTicketRow>('ticket', [0, 1], ({ isPriority, stateSince, id }) => ({
  rank: Number(isPriority),
  at: stateSince,
  id,
}));

/** Those with priority first, and then those that have been longest in that state. */
export async function ticketQueue(ctx: Context, args: AdminSupportTicketsArgs): Promise<Connection<SupportTicketRow>> {
  requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => ticketsPage(ctx.db, args.state ?? 'open', page));
}
