import type { Resolvers } from '#server/resolvers.generated.ts';
import { blockedProfiles, blockProfile, reportProfile, unblockProfile } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    blockProfile: (_, { input }, ctx) => blockProfile(ctx, input),
    unblockProfile: (_, { input }, ctx) => unblockProfile(ctx, input),
    reportProfile: (_, { input }, ctx) => reportProfile(ctx, input),
  },
  Viewer: {
    blockedProfiles: (_viewer, args, ctx) => blockedProfiles(ctx, args),
  },
};
