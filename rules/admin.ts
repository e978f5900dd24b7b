import * as z from 'zod/mini';
import { emailRule } from './accounts.ts';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';
import { whole } from './validation.ts';

const { accessTokenName, auditReason, consoleSearch } = limits.text;

export const accessTokenScopes = [
  'users_read',
  'entitlements_write',
  'accounts_suspend',
  'verification_review',
  'plans_write',
  'support_write',
  'reports_write',
  'newsletter_send',
  'catalog_write',
] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

export const messages = {
  unknownAccount: 'There is no such account.',
  badSpan: 'Please give two instants, the earlier one first',
  nothingGranted: 'Nothing that was granted to this account is in force.',
  unknownToken: 'There is no such access token.',
  ownAccount: 'You cannot suspend your own account.',
  lastAdmin: 'The last administrator cannot be suspended.',
  tokenName: `Name must be 1 to ${accessTokenName} characters`,
  scopes: 'Please choose at least one scope',
  tokenDays: `Days must be a whole number from 1 to ${limits.accessTokens.maxDays}`,
  grantDays: `Days must be a whole number from 1 to ${limits.grant.maxDays}`,
  reasonRequired: 'Please give a reason',
  longReason: `Reason must be at most ${auditReason} characters`,
  longSearch: `Search must be at most ${consoleSearch} characters`,
  ownWarning: 'You cannot warn your own account.',
  badDays: `Days must be a whole number from 1 to ${limits.figures.max}`,
  reportDecided: 'This report does not wait for a decision.',
  ownReport: 'You cannot decide a report that you made or that is about you.',
  manyTokens: `You have ${limits.accessTokens.perPerson} access tokens. Please revoke one first.`,
} as const;

const reason = trimmed().check(z.maxLength(auditReason, messages.longReason));
const requiredReason = reason.check(z.minLength(1, messages.reasonRequired));

/** The account that an administrator names. The contract has exactly one of the two. */
export const accountRule = z.object({ id: z.optional(z.string()), email: z.optional(emailRule) });
export type AccountRef = z.infer<typeof accountRule>;

export const grantRule = z.object({
  account: accountRule,
  days: whole({ min: 1, max: limits.grant.maxDays }, messages.grantDays),
  reason: z.nullish(reason),
});

export const revokeRule = z.object({ account: accountRule, reason: z.nullish(reason) });

export const photoDecisionRule = z.object({ reason: requiredReason });

export const suspendRule = z.object({ account: accountRule, reason: requiredReason });

export const accessTokenRule = z.object({
  name: trimmed().check(z.minLength(1, messages.tokenName), z.maxLength(accessTokenName, messages.tokenName)),
  scopes: z.array(z.string()).check(z.minLength(1, messages.scopes)),
  days: whole({ min: 1, max: limits.accessTokens.maxDays }, messages.tokenDays),
});

export const reportDecisions = ['dismiss', 'warn', 'suspend'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The appellant has a right to a reason. */
export const resolveAppealRule = z.object({ note: requiredReason });

/** A warning or suspension needs a note: the reported person has a right to a reason. */
export const resolveReportRule = z.object({ decision: z.enum(reportDecisions), note: z.nullish(reason) }).check(
  z.refine(({ decision, note }) => decision === 'dismiss' || Boolean(note), {
    path: ['note'],
    error: messages.reasonRequired,
  }),
);

export const dismissReportsRule = z.object({ account: accountRule, note: z.nullish(reason) });

export const reportStates = ['open', 'dismissed', 'acted'] as const;

export const reportStateAfter = { dismiss: 'dismissed', warn: 'acted', suspend: 'acted' } as const satisfies Record<
  ReportDecision,
  (typeof reportStates)[number]
>;

export const consoleSearchRule = z.object({
  search: trimmed().check(z.maxLength(consoleSearch, messages.longSearch)),
});

export const figuresRule = z.object({ days: whole({ min: 1, max: limits.figures.max }, messages.badDays) });

/** `actor` limits the breach report to what that account did. */
export const breachRule = z
  .object({
    since: z.date(),
    until: z.date(),
    actor: z.nullish(accountRule),
  })
  .check(z.refine(({ since, until }) => since < until, { path: ['until'], error: messages.badSpan }));
