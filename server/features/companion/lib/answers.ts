/** Payload members of companion mutations. */
import { nextLagosMidnight } from '#rules/age.ts';
import { messages as texts } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { CoachFailure } from '#server/ports/coach.ts';

export const notAvailable = (message: string) => ({
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message,
});

export const premiumRequired = {
  __typename: 'PremiumRequired' as const,
  code: 'premium_required' as const,
  message: texts.premium,
  ability: 'companion' as const,
};

export const draftsAreDiamond = {
  ...premiumRequired,
  message: texts.draftPremium,
  ability: 'flirt_feedback' as const,
};

/** The refusal while a reply to the person is being written. */
export const busy = {
  __typename: 'TooManyAttempts' as const,
  code: 'too_many_attempts' as const,
  message: texts.busy,
  retryAfterSeconds: limits.companion.busySeconds,
};

export const conflict = {
  __typename: 'IdempotencyConflict' as const,
  code: 'idempotency_conflict' as const,
  message: texts.conflict,
};

export const usedUp = (ctx: Pick<Context, 'clock'>) => ({
  __typename: 'LimitReached' as const,
  code: 'limit_reached' as const,
  message: texts.usedUp,
  resetsAt: nextLagosMidnight(ctx.clock()),
});

export const coachTexts = {
  coach_busy: texts.busy,
  coach_unpaid: texts.unpaid,
  coach_failed: texts.failed,
  premium_required: texts.premium,
} as const satisfies Record<CoachFailure['kind'] | 'premium_required', string>;

/** The reason of a missing reply. */
export type ReplyFault = keyof typeof coachTexts;

/** The coach gave no questions or no review. */
export const coachUnavailable = (code: CoachFailure['kind'], failed: string) => ({
  __typename: 'CoachUnavailable' as const,
  code,
  message: code === 'coach_failed' ? failed : coachTexts[code],
});
