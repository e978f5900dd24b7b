import type { AdminSupportTicketsArgs } from '#server/contract/resolvers.generated.ts';
import {
  type Connection,
  type CursorPart,
  type Cursors,
  decodeCursor,
  encodeCursor,
  isId,
  isInstant,
  pageAfter,
} from '#server/db/paging.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { type TicketPlace, ticketsPage } from './queries.ts';

const KIND = 'ticket';
const PRIORITY = 1;

const isRank = (part: unknown): part is CursorPart => part === PRIORITY || part === 0;

const cursors: Cursors<SupportTicketRow, TicketPlace> = {
  of: ({ isPriority, stateSince, id }) => encodeCursor(KIND, [isPriority ? PRIORITY : 0, stateSince.toISOString(), id]),
  place(cursor) {
    const [rank, at, id] = decodeCursor<CursorPart>(KIND, cursor, [isRank, isInstant, isId]);
    return { isPriority: rank === PRIORITY, at: new Date(String(at)), id: String(id) };
  },
};

/** Those with priority first, and then those that have been longest in that state. */
export async function ticketQueue(ctx: Context, args: AdminSupportTicketsArgs): Promise<Connection<SupportTicketRow>> {
  requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => ticketsPage(ctx.db, args.state ?? 'open', page));
}
