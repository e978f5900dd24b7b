import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { visibleProfileById } from '#server/features/profiles/loaders.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { superLikedViewerByUserId } from './loaders.ts';
import { matchesOfViewer, matchOf, otherPersonId, unmatch } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    unmatch: (_root, { input }, ctx) => unmatch(ctx, input),
  },
  Viewer: {
    matches: (_viewer, args, ctx) => matchesOfViewer(ctx, args),
    match: (_viewer, { id }, ctx) => matchOf(ctx, id),
  },
  Match: {
    profile: (match, _args, ctx) => ctx.load(visibleProfileById, otherPersonId(match, requireViewer(ctx).userId)),
    isSuperLiked: async (match, _args, ctx) =>
      (await ctx.load(superLikedViewerByUserId, otherPersonId(match, requireViewer(ctx).userId))) ?? false,
  },
};
