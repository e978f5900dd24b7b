import type { AppealState } from '#rules/moderation.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { appealQueue, appealStateOf, appealSuspension, resolveAppeal, suspensionOfAppeal } from './appeal-service.ts';
import { suspensionByUserId, unreadWarningByUserId, warningsByUserId } from './loaders.ts';
import { keepPhoto, liftPhotoRemoval, removePhoto } from './photo-service.ts';
import { dismissReportsBy, resolveReport } from './report-service.ts';
import { acknowledgeWarning, restoreAccount, suspendAccount, warnAccount } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    acknowledgeWarning: (_parent, { input }, ctx) => acknowledgeWarning(ctx, input),
    appealSuspension: (_parent, { input }, ctx) => appealSuspension(ctx, input),
    warnAccount: (_parent, { input }, ctx) => warnAccount(ctx, input),
    suspendAccount: (_parent, { input }, ctx) => suspendAccount(ctx, input),
    restoreAccount: (_parent, { input }, ctx) => restoreAccount(ctx, input),
    resolveReport: (_parent, { input }, ctx) => resolveReport(ctx, input),
    dismissReportsBy: (_parent, { input }, ctx) => dismissReportsBy(ctx, input),
    removePhoto: (_parent, { input }, ctx) => removePhoto(ctx, input),
    liftPhotoRemoval: (_parent, { input }, ctx) => liftPhotoRemoval(ctx, input),
    keepPhoto: (_parent, { input }, ctx) => keepPhoto(ctx, input),
    resolveAppeal: (_parent, { input }, ctx) => resolveAppeal(ctx, input),
  },
  Viewer: {
    warning: ({ id }, _args, ctx) => ctx.load(unreadWarningByUserId, id),
  },
  Admin: {
    appeals: (_parent, args, ctx) => appealQueue(ctx, args),
  },
  AdminUser: {
    suspension: ({ id }, _args, ctx) => ctx.load(suspensionByUserId, id),
    warnings: async ({ id }, _args, ctx) => (await ctx.load(warningsByUserId, id)) ?? [],
  },
  Warning: {
    isAboutPhoto: ({ photoId }) => photoId !== null,
  },
  AdminSuspension: {
    appeal: ({ id }, _args, ctx) => appealStateOf(ctx, id),
  },
  AdminAppeal: {
    user: ({ userId }, _args, ctx) => accountOfRow(ctx, userId),
    reason: async (appeal, _args, ctx) => (await suspensionOfAppeal(ctx, appeal)).reason,
    state: ({ state }) => state as AppealState,
  },
};
