import { planStateAt } from '#rules/date-plans.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { matchHolding } from '#server/features/matches/service.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { placeById } from './loaders.ts';
import { answerDatePlan, cancelDatePlan, planIn, proposeDatePlan } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    proposeDatePlan: (_root, { input }, ctx) => proposeDatePlan(ctx, input),
    answerDatePlan: (_root, { input }, ctx) => answerDatePlan(ctx, input),
    cancelDatePlan: (_root, { input }, ctx) => cancelDatePlan(ctx, input),
  },
  Match: {
    datePlan: (match, _args, ctx) => planIn(ctx, match),
  },
  DatePlan: {
    match: (plan, _args, ctx) => matchHolding(ctx, plan),
    state: (plan, _args, ctx) => planStateAt(plan, ctx.clock()),
    isProposedByViewer: (plan, _args, ctx) => plan.proposerId === requireViewer(ctx).userId,
    dateIdea: (plan, _args, ctx) => (plan.dateIdeaId === null ? null : ctx.load(placeById, plan.dateIdeaId)),
  },
};
