import type { Context } from '#server/context.ts';
import type { UserRow } from '#server/db/rows.ts';
import { unauthenticated } from '#server/errors.ts';
import type { Resolvers } from '#server/resolvers.generated.ts';
import { rolesByUserId, userById } from './loaders.ts';
import { liveSessions, refreshSession, signIn, signOut, signUp } from './service.ts';

async function account(ctx: Context, id: string): Promise<UserRow> {
  const user = await ctx.load(userById, id);
  // Gone while the request ran.
  if (user === null) throw unauthenticated();
  return user;
}

const notBuilt = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Query: {
    viewer: (_parent, _args, ctx) => (ctx.viewer === null ? null : { id: ctx.viewer.userId }),
  },
  Mutation: {
    requestPasswordReset: notBuilt,
    resetPassword: notBuilt,
    verifyEmail: notBuilt,
    requestEmailVerification: notBuilt,
    changeEmail: notBuilt,
    changePassword: notBuilt,
    startTwoFactor: notBuilt,
    confirmTwoFactor: notBuilt,
    disableTwoFactor: notBuilt,
    replaceRecoveryCodes: notBuilt,
    revokeSession: notBuilt,
    revokeOtherSessions: notBuilt,
    signUp: (_parent, { input }, ctx) => signUp(ctx, input),
    signIn: (_parent, { input }, ctx) => signIn(ctx, input),
    signOut: (_parent, { input }, ctx) => signOut(ctx, input),
    refreshSession: (_parent, { input }, ctx) => refreshSession(ctx, input),
  },
  Viewer: {
    email: async ({ id }, _args, ctx) => (await account(ctx, id)).email,
    fullName: async ({ id }, _args, ctx) => (await account(ctx, id)).fullName,
    createdAt: async ({ id }, _args, ctx) => (await account(ctx, id)).createdAt,
    betaOnboarded: async ({ id }, _args, ctx) => (await account(ctx, id)).betaOnboardedAt !== null,
    roles: async ({ id }, _args, ctx) => (await ctx.load(rolesByUserId, id)) ?? [],
    sessions: ({ id }, _args, ctx) => liveSessions(ctx, id),
  },
  Session: {
    isCurrent: ({ id }, _args, ctx) => id === ctx.viewer?.sessionId,
  },
};
