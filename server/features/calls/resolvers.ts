import { notFound } from '#server/errors.ts';
import type { Resolvers } from '#server/resolvers.generated.ts';

const notYet = (): never => {
  throw notFound();
};

/** Until the feature is written. */
export const resolvers: Resolvers = {
  Mutation: { prepareCall: notYet, sendCallSignal: notYet },
  Subscription: { callSignals: { subscribe: notYet, resolve: notYet } },
  Match: { viewerCanCall: () => false, call: () => null },
};
