import type { Context } from '#server/context.ts';
import type { SupportTicketRow } from '#server/db/rows.ts';

/** A request for help of whoever listens. */
export async function ticketForListener(_ctx: Context, _ticketId: string): Promise<SupportTicketRow | null> {
  return null;
}
