import { nextLagosMidnight } from '#rules/age.ts';
import { messages as texts } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import { userError } from '#server/base/errors.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { CoachFailure } from '#server/ports/coach.ts';

export const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.premium),
  ability: 'companion' as const,
};

export const draftsPremium = {
  ...userError('PremiumRequired', 'premium_required', texts.draftPremium),
  ability: 'flirt_feedback' as const,
};

/** The refusal while a reply to the person is being written. */
export const busy = {
  ...userError('TooManyAttempts', 'too_many_attempts', texts.busy),
  retryAfterSeconds: limits.companion.busySeconds,
};

export const conflict = userError('IdempotencyConflict', 'idempotency_conflict', texts.conflict);

export const usedUp = (ctx: Pick<Context, 'clock'>) => ({
  ...userError('LimitReached', 'limit_reached', texts.usedUp),
  resetsAt: nextLagosMidnight(ctx.clock()),
});

export const coachTexts = {
  coach_busy: texts.busy,
  coach_unpaid: texts.unpaid,
  coach_failed: texts.failed,
  premium_required: texts.premium,
} as const satisfies Record<CoachFailure['kind'] | 'premium_required', string>;

export type ReplyFault = keyof typeof coachTexts;

/** The coach gave no questions or no review. */
export const coachUnavailable = (code: CoachFailure['kind'], failed: string) =>
  userError('CoachUnavailable', code, code === 'coach_failed' ? failed : coachTexts[code]);
