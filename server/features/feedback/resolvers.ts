import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { feedback, sendBetaFeedback } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: { sendBetaFeedback: (_parent, { input }, ctx) => sendBetaFeedback(ctx, input) },
  Admin: {
    feedback: (_parent, args, ctx) => feedback(ctx, args),
  },
  AdminFeedback: {
    user: ({ userId }, _args, ctx) => accountOfRow(ctx, userId),
  },
};
