import { planStateAt } from '#rules/date-plans.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { matchHolding } from '#server/features/matches/service.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { dateToReviewByMatchId, feelingsByUserId, placeById } from './loaders.ts';
import { reviewDate } from './review-service.ts';
import { answerDatePlan, cancelDatePlan, isReviewWanted, planIn, proposeDatePlan } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    proposeDatePlan: (_root, { input }, ctx) => proposeDatePlan(ctx, input),
    answerDatePlan: (_root, { input }, ctx) => answerDatePlan(ctx, input),
    cancelDatePlan: (_root, { input }, ctx) => cancelDatePlan(ctx, input),
    reviewDate: (_root, { input }, ctx) => reviewDate(ctx, input),
  },
  Match: {
    datePlan: (match, _args, ctx) => planIn(ctx, match),
    dateToReview: ({ id }, _args, ctx) => ctx.load(dateToReviewByMatchId, id),
  },
  AdminUser: {
    dateFeelings: async ({ id }, _args, ctx) =>
      (await ctx.load(feelingsByUserId, id)) ?? { safe: 0, unsure: 0, unsafe: 0 },
  },
  DatePlan: {
    match: (plan, _args, ctx) => matchHolding(ctx, plan),
    state: (plan, _args, ctx) => planStateAt(plan, ctx.clock()),
    isProposedByViewer: (plan, _args, ctx) => plan.proposerId === requireViewer(ctx).userId,
    isReviewWanted: (plan, _args, ctx) => isReviewWanted(ctx, plan),
    dateIdea: (plan, _args, ctx) => (plan.dateIdeaId === null ? null : ctx.load(placeById, plan.dateIdeaId)),
  },
};
