import type { AuditAction } from '#rules/audit.ts';
import type { AccessTokenScope, Resolvers } from '#server/contract/resolvers.generated.ts';
import { accountOfRow, rolesByUserId, userById } from '#server/features/accounts/loaders.ts';
import { photosForConsole } from '#server/features/photos/loaders.ts';
import { ownProfileById } from '#server/features/profiles/loaders.ts';
import { openReportsByUserId } from '#server/features/safety/loaders.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { auditEvents } from './audit-service.ts';
import { breachScope, categoriesOf } from './breach-service.ts';
import { checkDateIdea, removeDateIdea, saveDateIdea } from './date-idea-service.ts';
import { figures, totals } from './figure-service.ts';
import {
  recordNewsletterBounces,
  removeNewsletterArticle,
  saveNewsletterArticle,
  sendWeeklyNewsletter,
} from './newsletter-service.ts';
import { findAccount, findPeople } from './people-service.ts';
import { publishPlans } from './plan-service.ts';
import { reviewVerification } from './review-service.ts';
import { accessTokens, createAccessToken, grantEntitlement, revokeAccessToken, revokeEntitlement } from './service.ts';
import { answerSupportTicket } from './ticket-service.ts';

export const resolvers: Resolvers = {
  Query: {
    admin: (_parent, _args, ctx) => {
      requireAdmin(ctx);
      return {};
    },
  },
  Mutation: {
    grantEntitlement: (_parent, { input }, ctx) => grantEntitlement(ctx, input),
    revokeEntitlement: (_parent, { input }, ctx) => revokeEntitlement(ctx, input),
    reviewVerification: (_parent, { input }, ctx) => reviewVerification(ctx, input),
    answerSupportTicket: (_parent, { input }, ctx) => answerSupportTicket(ctx, input),
    publishPlans: (_parent, { input }, ctx) => publishPlans(ctx, input),
    saveDateIdea: (_parent, { input }, ctx) => saveDateIdea(ctx, input),
    removeDateIdea: (_parent, { input }, ctx) => removeDateIdea(ctx, input),
    checkDateIdea: (_parent, { input }, ctx) => checkDateIdea(ctx, input),
    sendWeeklyNewsletter: (_parent, { input }, ctx) => sendWeeklyNewsletter(ctx, input),
    recordNewsletterBounces: (_parent, { input }, ctx) => recordNewsletterBounces(ctx, input),
    saveNewsletterArticle: (_parent, { input }, ctx) => saveNewsletterArticle(ctx, input),
    removeNewsletterArticle: (_parent, { input }, ctx) => removeNewsletterArticle(ctx, input),
    createAccessToken: (_parent, { input }, ctx) => createAccessToken(ctx, input),
    revokeAccessToken: (_parent, { input }, ctx) => revokeAccessToken(ctx, input),
  },
  Viewer: {
    accessTokens: ({ id }, _args, ctx) => accessTokens(ctx, id),
  },
  Admin: {
    newsletter: () => ({}),
    user: (_parent, args, ctx) => findAccount(ctx, args),
    users: (_parent, args, ctx) => findPeople(ctx, args),
    totals: (_parent, _args, ctx) => totals(ctx),
    figures: (_parent, { days }, ctx) => figures(ctx, days),
    auditEvents: (_parent, args, ctx) => auditEvents(ctx, args),
    breachScope: (_parent, args, ctx) => breachScope(ctx, args),
  },
  AdminUser: {
    roles: async ({ id }, _args, ctx) => (await ctx.load(rolesByUserId, id)) ?? [],
    plan: ({ id }) => ({ userId: id }),
    photos: ({ id }, _args, ctx) => photosForConsole(ctx, id),
    bio: async ({ id }, _args, ctx) => (await ctx.load(ownProfileById, id))?.bio ?? null,
    limitedAt: async ({ id }, _args, ctx) => (await ctx.load(ownProfileById, id))?.limitedAt ?? null,
    isVerified: async ({ id }, _args, ctx) => (await ctx.load(ownProfileById, id))?.verified ?? false,
    openReports: async ({ id }, _args, ctx) => (await ctx.load(openReportsByUserId, id)) ?? 0,
  },
  BreachedPerson: {
    user: ({ id }, _args, ctx) => accountOfRow(ctx, id),
    categories: (touched) => categoriesOf(touched),
  },
  AuditEvent: {
    actor: ({ actorId }, _args, ctx) => (actorId === null ? null : ctx.load(userById, actorId)),
    subject: ({ subjectId }, _args, ctx) => (subjectId === null ? null : ctx.load(userById, subjectId)),
    action: ({ action }) => action as AuditAction,
    isScript: ({ accessTokenId }) => accessTokenId !== null,
    details: ({ details }) => JSON.stringify(details),
  },
  AccessToken: {
    scopes: ({ scopes }) => scopes as AccessTokenScope[],
  },
};
