import type { Resolvers } from '#server/resolvers.generated.ts';

const soon = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Mutation: { createSupportTicket: soon, replyToSupportTicket: soon, answerSupportTicket: soon },
  Viewer: { supportTickets: soon },
  Admin: { supportTickets: soon },
};
