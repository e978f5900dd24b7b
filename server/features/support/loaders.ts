import { limits } from '#rules/limits.ts';
import type { SupportMessageRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { newestMessagesOf } from './queries.ts';

/** Oldest first. Pass only tickets that the caller may read. */
export const messagesByTicketId = defineLoader<SupportMessageRow[]>(async (ctx, ticketIds) => {
  const byTicket = new Map<string, SupportMessageRow[]>(ticketIds.map((id) => [id, []]));
  for (const message of await newestMessagesOf(ctx.db, ticketIds, limits.support.shownMessages)) {
    byTicket.get(message.ticketId)?.push(message);
  }
  return byTicket;
});
