/** Texts of plans, checkout and portal, for both sides. */
import { limits } from './limits.ts';

const { trialDays, graceDays } = limits.billing;
const day = 86_400_000;

export const messages = {
  checkoutFailed: 'Failed to start checkout. Please try again.',
  portalFailed: 'Failed to open subscription management. Please try again.',
  off: 'Plans cannot be bought here yet: payments are not set up.',
  hasSubscription: 'You have a subscription already. You can change its plan under “Manage Subscription”.',
  publishFailed: 'The payment provider did not take the plans. Please try again.',
  noSubscription: 'You have no subscription to manage.',
} as const;

/** When a plan ends whose payment failed, by the instant at which it was asked for. */
export function graceEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceDays * day);
}

/**
 * Since when a subscription that is past due is not paid: since its oldest invoice that waits, which no later one puts off; by the provider
 * (https://docs.stripe.com/billing/subscriptions/overview: past due is what has a failed invoice, of a new period or of a change of plan
 * amid one). Where no such invoice is known, since the period began.
 */
export function unpaidFrom({ unpaidSince, periodStartsAt }: Pick<Standing, 'unpaidSince' | 'periodStartsAt'>): Date {
  return unpaidSince ?? periodStartsAt;
}

/** When a trial ends that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * day);
}

/** A subscription as far as it says what is in force. */
export type Standing = {
  /** The provider's own word. */
  status: string;
  periodStartsAt: Date;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
  /** When its oldest invoice came that waits to be paid; null when none does. */
  unpaidSince: Date | null;
};

/**
 * Until when a subscription brings its plan, and when it is paid for next; null when it brings nothing. What is renewed lasts as long as
 * it would if that payment failed, so that news of it may come late.
 */
export function termOf(standing: Standing): { endsAt: Date; renewsAt: Date | null } | null {
  const { status, periodEndsAt, cancelsAtPeriodEnd } = standing;
  if (status === 'past_due') return { endsAt: graceEnd(unpaidFrom(standing)), renewsAt: null };
  if (status !== 'trialing' && status !== 'active') return null;
  return cancelsAtPeriodEnd
    ? { endsAt: periodEndsAt, renewsAt: null }
    : { endsAt: graceEnd(periodEndsAt), renewsAt: periodEndsAt };
}

/** Whether a subscription brings its plan at an instant. */
export function isInForce(standing: Standing, now: Date): boolean {
  const term = termOf(standing);
  return term !== null && term.endsAt > now;
}

/** Nothing was paid for the period that runs, and the provider goes on trying. */
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'incomplete', 'paused'];

/** Whether the period that runs is not paid for. */
export const isUnpaid = (status: string): boolean => UNPAID.includes(status);

/** Whether nothing more can come of a subscription at the provider. */
export function isOver({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
