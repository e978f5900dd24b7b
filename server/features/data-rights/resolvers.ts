import { messages } from '#rules/data-rights.ts';
import type { DeletionStatus, Resolvers } from '#server/contract/resolvers.generated.ts';
import { cancelAccountDeletion, requestAccountDeletion } from './deletion-service.ts';
import { pendingDeletionByUserId } from './loaders.ts';
import { exportMyData } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    exportMyData: (_, { input }, ctx) => exportMyData(ctx, input),
    requestAccountDeletion: (_, { input }, ctx) => requestAccountDeletion(ctx, input),
    cancelAccountDeletion: (_parent, _args, ctx) => cancelAccountDeletion(ctx),
  },
  Viewer: { deletionRequest: ({ id }, _, ctx) => ctx.load(pendingDeletionByUserId, id) },
  DeletionRequest: {
    status: ({ status }) => status as DeletionStatus,
    reason: ({ reason }) => reason ?? messages.defaultReason,
  },
};
