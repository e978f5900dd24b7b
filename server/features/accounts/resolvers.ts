import { unauthenticated } from '#server/base/errors.ts';
import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { changeEmail, pendingEmail, requestEmailVerification, verifyEmail } from './address-service.ts';
import { recoveryCodesByUserId, rolesByUserId, userById } from './loaders.ts';
import { requestPasswordReset, resetPassword } from './recovery-service.ts';
import { changePassword, revokeOtherSessions, revokeSession } from './security-service.ts';
import { liveSessions, refreshSession, signIn, signOut, signUp } from './service.ts';
import { requestSignInCode, signInWithCode } from './sign-in-code-service.ts';
import { confirmTwoFactor, disableTwoFactor, replaceRecoveryCodes, startTwoFactor } from './two-factor-service.ts';

async function account(ctx: Context, id: string): Promise<UserRow> {
  const user = await ctx.load(userById, id);
  // The account was deleted during the request.
  if (user === null) throw unauthenticated();
  return user;
}

export const resolvers: Resolvers = {
  Query: {
    viewer: (_parent, _args, ctx) => (ctx.viewer === null ? null : { id: ctx.viewer.userId }),
  },
  Mutation: {
    requestPasswordReset: (_parent, { input }, ctx) => requestPasswordReset(ctx, input),
    resetPassword: (_parent, { input }, ctx) => resetPassword(ctx, input),
    requestSignInCode: (_parent, { input }, ctx) => requestSignInCode(ctx, input),
    signInWithCode: (_parent, { input }, ctx) => signInWithCode(ctx, input),
    verifyEmail: (_parent, { input }, ctx) => verifyEmail(ctx, input),
    requestEmailVerification: (_parent, _args, ctx) => requestEmailVerification(ctx),
    changeEmail: (_parent, { input }, ctx) => changeEmail(ctx, input),
    changePassword: (_parent, { input }, ctx) => changePassword(ctx, input),
    startTwoFactor: (_parent, { input }, ctx) => startTwoFactor(ctx, input),
    confirmTwoFactor: (_parent, { input }, ctx) => confirmTwoFactor(ctx, input),
    disableTwoFactor: (_parent, { input }, ctx) => disableTwoFactor(ctx, input),
    replaceRecoveryCodes: (_parent, { input }, ctx) => replaceRecoveryCodes(ctx, input),
    revokeSession: (_parent, { input }, ctx) => revokeSession(ctx, input),
    revokeOtherSessions: (_parent, _args, ctx) => revokeOtherSessions(ctx),
    signUp: (_parent, { input }, ctx) => signUp(ctx, input),
    signIn: (_parent, { input }, ctx) => signIn(ctx, input),
    signOut: (_parent, { input }, ctx) => signOut(ctx, input),
    refreshSession: (_parent, { input }, ctx) => refreshSession(ctx, input),
  },
  Viewer: {
    email: async ({ id }, _args, ctx) => (await account(ctx, id)).email,
    isEmailVerified: async ({ id }, _args, ctx) => (await account(ctx, id)).emailVerifiedAt !== null,
    pendingEmail: async ({ id }, _args, ctx) => pendingEmail(ctx, await account(ctx, id)),
    fullName: async ({ id }, _args, ctx) => (await account(ctx, id)).fullName,
    createdAt: async ({ id }, _args, ctx) => (await account(ctx, id)).createdAt,
    isBetaOnboarded: async ({ id }, _args, ctx) => (await account(ctx, id)).betaOnboardedAt !== null,
    roles: async ({ id }, _args, ctx) => (await ctx.load(rolesByUserId, id)) ?? [],
    sessions: ({ id }, _args, ctx) => liveSessions(ctx, id),
    twoFactor: async ({ id }, _args, ctx) => ({
      isEnabled: (await account(ctx, id)).totpEnabledAt !== null,
      recoveryCodesLeft: (await ctx.load(recoveryCodesByUserId, id)) ?? 0,
    }),
  },
  Session: {
    isCurrent: ({ id }, _args, ctx) => id === ctx.viewer?.sessionId,
  },
};
