import { limits } from '#rules/limits.ts';
import type { AdminSupportTicketsArgs } from '#server/contract/resolvers.generated.ts';
import {
  type Connection,
  type CursorPart,
  connectionOf,
  decodeCursor,
  encodeCursor,
  isId,
  isInstant,
  pageSize,
} from '#server/db/paging.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { type TicketPlace, ticketsPage } from './queries.ts';

const KIND = 'ticket';
const PRIORITY = 1;

const isRank = (part: unknown): part is CursorPart => part === PRIORITY || part === 0;

function cursorOf({ isPriority, stateSince, id }: SupportTicketRow): string {
  return encodeCursor(KIND, [isPriority ? PRIORITY : 0, stateSince.toISOString(), id]);
}

function placeOf(cursor: string | null | undefined): TicketPlace | null {
  if (cursor == null) return null;
  const [rank, at, id] = decodeCursor<CursorPart>(KIND, cursor, [isRank, isInstant, isId]);
  return { isPriority: rank === PRIORITY, at: new Date(String(at)), id: String(id) };
}

/** Those with priority first, and then those that have been longest in that state. */
export async function ticketQueue(ctx: Context, args: AdminSupportTicketsArgs): Promise<Connection<SupportTicketRow>> {
  requireAdmin(ctx);
  const size = pageSize('first', args.first ?? limits.page.default);
  const after = placeOf(args.after);
  const rows = await ticketsPage(ctx.db, args.state ?? 'open', { after, limit: size + 1 });
  return connectionOf(rows.slice(0, size), cursorOf, {
    hasNextPage: rows.length > size,
    hasPreviousPage: after !== null,
  });
}
