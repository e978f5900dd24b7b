import type { Resolvers } from '#server/resolvers.generated.ts';

const notBuilt = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Mutation: { subscribeToNewsletter: notBuilt, unsubscribeFromNewsletter: notBuilt },
};
