import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { returnPrepaidPlan, startPrepaidCheckout } from './checkout-service.ts';
import { prepaidMode, prepaidPlansOf } from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    prepaidMode: (_parent, _args, ctx) => prepaidMode(ctx),
  },
  Viewer: {
    prepaidPlans: ({ id }, _args, ctx) => prepaidPlansOf(ctx, id),
  },
  Mutation: {
    startPrepaidCheckout: (_parent, { input }, ctx) => startPrepaidCheckout(ctx, input),
    returnPrepaidPlan: (_parent, { input }, ctx) => returnPrepaidPlan(ctx, input),
  },
};
