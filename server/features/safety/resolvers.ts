import { reportPriorities } from '#rules/moderation.ts';
import type { ReportedProfile, ReportReason, ReportState, Resolvers } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { evidenceByReportId } from './loaders.ts';
import { reportQueue } from './queue-service.ts';
import { reportProfile } from './report-service.ts';
import { blockedProfiles, blockProfile, unblockProfile } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    blockProfile: (_, { input }, ctx) => blockProfile(ctx, input),
    unblockProfile: (_, { input }, ctx) => unblockProfile(ctx, input),
    reportProfile: (_, { input }, ctx) => reportProfile(ctx, input),
  },
  Viewer: {
    blockedProfiles: (_viewer, args, ctx) => blockedProfiles(ctx, args),
  },
  Admin: {
    reports: (_parent, args, ctx) => reportQueue(ctx, args),
  },
  AdminReport: {
    reporter: ({ reporterId }, _args, ctx) => accountOfRow(ctx, reporterId),
    reported: ({ reportedId }, _args, ctx) => accountOfRow(ctx, reportedId),
    reason: ({ reason }) => reason as ReportReason,
    state: ({ state }) => state as ReportState,
    priority: ({ urgency }) => reportPriorities[urgency] ?? 'normal',
    evidence: async ({ id }, _args, ctx) => (await ctx.load(evidenceByReportId, id)) ?? [],
    shown: ({ shown }) => shown as ReportedProfile | null,
  },
};
