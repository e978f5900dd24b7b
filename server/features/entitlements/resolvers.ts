import { abilitiesOf, tierOf } from '#rules/entitlements.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { betaOf, completeBetaOnboarding, entitlementOf, planOf, plansOf } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    completeBetaOnboarding: (_parent, _args, ctx) => completeBetaOnboarding(ctx),
  },
  Viewer: {
    beta: ({ id }, _args, ctx) => betaOf(ctx, id),
    tier: async ({ id }, _args, ctx) => tierOf(await planOf(ctx, id)),
    isPremium: async ({ id }, _args, ctx) => (await planOf(ctx, id)) !== 'free',
    abilities: async ({ id }, _args, ctx) => abilitiesOf(await plansOf(ctx, id)),
    premium: ({ id }, _args, ctx) => entitlementOf(ctx, id),
  },
  Entitlement: {
    // A renewed plan has no end until it is cancelled. Its row ends some days after the paid month, so that a late payment harms nobody.
    endsAt: ({ endsAt, renewsAt }) => (renewsAt === null ? endsAt : null),
  },
};
