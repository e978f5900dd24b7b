import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import {
  noticesOf,
  removePushSubscription,
  savePushSubscription,
  setPageVisibility,
  updateNotices,
} from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    savePushSubscription: (_parent, { input }, ctx) => savePushSubscription(ctx, input),
    removePushSubscription: (_parent, _args, ctx) => removePushSubscription(ctx),
    updateNotices: (_parent, { input }, ctx) => updateNotices(ctx, input),
    setPageVisibility: (_parent, { input }, ctx) => setPageVisibility(ctx, input),
  },
  Viewer: {
    notices: (_parent, _args, ctx) => noticesOf(ctx),
  },
};
