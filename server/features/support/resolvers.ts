import { notFound } from '#server/errors.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import type { Resolvers, SupportTicketState } from '#server/resolvers.generated.ts';
import { messagesByTicketId } from './loaders.ts';
import { ticketQueue } from './queue.ts';
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
  Admin: {
    supportTickets: (_parent, args, ctx) => ticketQueue(ctx, args),
  },
  AdminSupportTicket: {
    state: ({ state }) => state as SupportTicketState,
    messages: async ({ id }, _args, ctx) => (await ctx.load(messagesByTicketId, id)) ?? [],
    async user({ userId }, _args, ctx) {
      const user = await ctx.load(userById, userId);
      // Gone while the request ran.
      if (user === null) throw notFound();
      return user;
    },
  },
};
