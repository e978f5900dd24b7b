import type { Resolvers } from '#server/resolvers.generated.ts';
import { notificationsOf, subscribe, unsubscribe, updateNotifications } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    subscribeToNewsletter: (_parent, { input }, ctx) => subscribe(ctx, input),
    unsubscribeFromNewsletter: (_parent, { input }, ctx) => unsubscribe(ctx, input.token),
    updateNotifications: (_parent, { input }, ctx) => updateNotifications(ctx, input),
  },
  Viewer: {
    notifications: ({ id }, _args, ctx) => notificationsOf(ctx, id),
  },
};
