import { rolesByUserId } from '#server/features/accounts/loaders.ts';
import { entitlementOf } from '#server/features/entitlements/service.ts';
import { requireAdmin } from '#server/policy.ts';
import type { AccessTokenScope, Resolvers } from '#server/resolvers.generated.ts';
import { publishPlans } from './plans.ts';
import { reviewVerification } from './reviews.ts';
import {
  accessTokens,
  createAccessToken,
  findAccount,
  grantEntitlement,
  revokeAccessToken,
  suspendAccount,
} from './service.ts';
import { answerSupportTicket } from './tickets.ts';

export const resolvers: Resolvers = {
  Query: {
    admin: (_parent, _args, ctx) => {
      requireAdmin(ctx);
      return {};
    },
  },
  Mutation: {
    grantEntitlement: (_parent, { input }, ctx) => grantEntitlement(ctx, input),
    suspendAccount: (_parent, { input }, ctx) => suspendAccount(ctx, input),
    reviewVerification: (_parent, { input }, ctx) => reviewVerification(ctx, input),
    answerSupportTicket: (_parent, { input }, ctx) => answerSupportTicket(ctx, input),
    publishPlans: (_parent, { input }, ctx) => publishPlans(ctx, input),
    createAccessToken: (_parent, { input }, ctx) => createAccessToken(ctx, input),
    revokeAccessToken: (_parent, { input }, ctx) => revokeAccessToken(ctx, input),
  },
  Viewer: {
    accessTokens: ({ id }, _args, ctx) => accessTokens(ctx, id),
  },
  Admin: {
    user: (_parent, { email }, ctx) => findAccount(ctx, email),
  },
  AdminUser: {
    roles: async ({ id }, _args, ctx) => (await ctx.load(rolesByUserId, id)) ?? [],
    premium: ({ id }, _args, ctx) => entitlementOf(ctx, id),
  },
  AccessToken: {
    scopes: ({ scopes }) => scopes as AccessTokenScope[],
  },
};
