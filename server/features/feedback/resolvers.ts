import type { Resolvers } from '#server/resolvers.generated.ts';
import { sendBetaFeedback } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: { sendBetaFeedback: (_parent, { input }, ctx) => sendBetaFeedback(ctx, input) },
};
