import * as z from 'zod/mini';
import { emailRule } from './accounts.ts';
import { limits } from './limits.ts';
import { storable } from './text.ts';

const { accessTokenName, auditReason } = limits.text;

export const messages = {
  unknownAccount: 'There is no account with this email address.',
  unknownToken: 'There is no such access token.',
  ownAccount: 'You cannot suspend your own account.',
  lastAdmin: 'The last administrator cannot be suspended.',
  tokenName: `Name must be 1 to ${accessTokenName} characters`,
  scopes: 'Please choose at least one scope',
  tokenDays: `Days must be a whole number from 1 to ${limits.accessTokens.maxDays}`,
  grantDays: `Days must be a whole number from 1 to ${limits.grant.maxDays}`,
  reasonRequired: 'Please give a reason',
  longReason: `Reason must be at most ${auditReason} characters`,
  manyTokens: `You have ${limits.accessTokens.perPerson} access tokens. Please revoke one first.`,
} as const;

const reason = z.string().check(storable(), z.trim(), z.maxLength(auditReason, messages.longReason));

const days = (max: number, message: string) => z.int(message).check(z.minimum(1, message), z.maximum(max, message));

export const grantRule = z.object({
  email: emailRule,
  days: days(limits.grant.maxDays, messages.grantDays),
  reason: z.nullish(reason),
});

export const suspendRule = z.object({
  email: emailRule,
  reason: reason.check(z.minLength(1, messages.reasonRequired)),
});

export const accessTokenRule = z.object({
  name: z
    .string()
    .check(storable(), z.trim(), z.minLength(1, messages.tokenName), z.maxLength(accessTokenName, messages.tokenName)),
  scopes: z.array(z.string()).check(z.minLength(1, messages.scopes)),
  days: days(limits.accessTokens.maxDays, messages.tokenDays),
});
