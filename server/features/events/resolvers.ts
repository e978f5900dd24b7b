import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import type { ViewerEvent } from '#server/platform/bus/topics.ts';
import type { Context } from '#server/platform/context/context.ts';
import { listenToViewer, viewerEventFor } from './service.ts';

export const resolvers: Resolvers = {
  Subscription: {
    viewerEvents: {
      subscribe: (_root, { hasBeginning }, ctx) => listenToViewer(ctx, hasBeginning),
      resolve: (event: ViewerEvent, _args: unknown, ctx: Context) => viewerEventFor(ctx, event),
    },
  },
};
