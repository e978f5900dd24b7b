import type { Resolvers, SupportTicketState } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { messagesByTicketId } from './loaders.ts';
import { ticketQueue } from './queue-service.ts';
import { createSupportTicket, replyToSupportTicket, ticketsOf } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createSupportTicket: (_parent, { input }, ctx) => createSupportTicket(ctx, input),
    replyToSupportTicket: (_parent, { input }, ctx) => replyToSupportTicket(ctx, input),
  },
  Viewer: {
    supportTickets: ({ id }, _args, ctx) => ticketsOf(ctx, id),
  },
  SupportTicket: {
    state: ({ state }) => state as SupportTicketState,
    messages: async ({ id }, _args, ctx) => (await ctx.load(messagesByTicketId, id)) ?? [],
  },
  SupportMessage: {
    isFromTeam: ({ fromTeam }) => fromTeam,
  },
  Admin: {
    supportTickets: (_parent, args, ctx) => ticketQueue(ctx, args),
  },
  AdminSupportTicket: {
    state: ({ state }) => state as SupportTicketState,
    messages: async ({ id }, _args, ctx) => (await ctx.load(messagesByTicketId, id)) ?? [],
    user: ({ userId }, _args, ctx) => accountOfRow(ctx, userId),
  },
};
