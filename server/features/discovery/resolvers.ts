import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { deck } from './deck-service.ts';
import { likersOfViewer } from './liker-service.ts';
import { like, likesLeft, passProfile, superLikesLeft, undoPass } from './service.ts';
import { profileFor, quotaOf, recordProfileView } from './view-service.ts';

export const resolvers: Resolvers = {
  Query: {
    deck: (_, { filter, limit, search }, ctx) => deck(ctx, { filter: filter ?? null, limit, search: search ?? null }),
    profile: (_, { id }, ctx) => profileFor(ctx, id),
  },
  Mutation: {
    likeProfile: (_, { input }, ctx) => like(ctx, input.profileId, 'LikeProfileSuccess'),
    superLikeProfile: (_, { input }, ctx) => like(ctx, input.profileId, 'SuperLikeProfileSuccess'),
    passProfile: (_, { input }, ctx) => passProfile(ctx, input),
    undoPass: (_, { input }, ctx) => undoPass(ctx, input),
    recordProfileView: (_, { input }, ctx) => recordProfileView(ctx, input.profileId),
  },
  Viewer: {
    likesLeft: (viewer, _, ctx) => likesLeft(ctx, viewer.id),
    superLikesLeft: (viewer, _, ctx) => superLikesLeft(ctx, viewer.id),
    viewQuota: (viewer, _, ctx) => quotaOf(ctx, viewer.id),
    likers: (_viewer, args, ctx) => likersOfViewer(ctx, args),
  },
};
