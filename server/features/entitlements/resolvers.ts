import { abilitiesOf, type PaidPlan, tierOf } from '#rules/entitlements.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { betaOf, completeBetaOnboarding, endOf, entitlementOf, planOf, plansOf, trialEndOf } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    completeBetaOnboarding: (_parent, _args, ctx) => completeBetaOnboarding(ctx),
  },
  Viewer: {
    beta: ({ id }, _args, ctx) => betaOf(ctx, id),
    plan: ({ id }) => ({ userId: id }),
  },
  HeldPlan: {
    name: async ({ userId }, _args, ctx) => ((await entitlementOf(ctx, userId))?.plan as PaidPlan | undefined) ?? null,
    tier: async ({ userId }, _args, ctx) => tierOf(await planOf(ctx, userId)),
    abilities: async ({ userId }, _args, ctx) => abilitiesOf(await plansOf(ctx, userId)),
    endsAt: async ({ userId }, _args, ctx) => endOf(await entitlementOf(ctx, userId)),
    trialEndsAt: async ({ userId }, _args, ctx) => trialEndOf(await entitlementOf(ctx, userId)),
  },
};
