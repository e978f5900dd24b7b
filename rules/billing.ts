/** Billing rules for server and client: messages of checkout and portal, and the terms of subscriptions. */
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

/** The end of a plan whose payment failed, counted from the instant at which the payment was due. */
export function graceEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceDays * day);
}

/**
 * The instant from which a past-due subscription is unpaid: its oldest open invoice, which no later invoice postpones. Falls back to the
 * start of the period if no such invoice is known. Stripe calls a subscription past due once an invoice failed, of a new period or of a
 * change of plan (https://docs.stripe.com/billing/subscriptions/overview).
 */
export function unpaidFrom({ unpaidSince, periodStartsAt }: Pick<Standing, 'unpaidSince' | 'periodStartsAt'>): Date {
  return unpaidSince ?? periodStartsAt;
}

/** The end of a trial that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * day);
}

/** The fields of a subscription that decide whether its plan is in force. */
export type Standing = {
  /** The status in the payment provider's words. */
  status: string;
  periodStartsAt: Date;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
  /** The instant of its oldest open invoice; null if none is open. */
  unpaidSince: Date | null;
};

/**
 * The end of the plan that a subscription brings, and its next payment; null if it brings none. A subscription that renews includes the
 * grace period, so that news of a failed payment may come late.
 */
export function termOf(standing: Standing): { endsAt: Date; renewsAt: Date | null } | null {
  const { status, periodEndsAt, cancelsAtPeriodEnd } = standing;
  if (status === 'past_due') return { endsAt: graceEnd(unpaidFrom(standing)), renewsAt: null };
  if (status !== 'trialing' && status !== 'active') return null;
  return cancelsAtPeriodEnd
    ? { endsAt: periodEndsAt, renewsAt: null }
    : { endsAt: graceEnd(periodEndsAt), renewsAt: periodEndsAt };
}

/** True if a subscription brings its plan at an instant. */
export function isInForce(standing: Standing, now: Date): boolean {
  const term = termOf(standing);
  return term !== null && term.endsAt > now;
}

/** Statuses of a subscription whose current period is unpaid while the provider retries. */
const UNPAID: readonly string[] = ['past_due', 'unpaid', 'incomplete', 'paused'];

/** True if the current period is unpaid. */
export const isUnpaid = (status: string): boolean => UNPAID.includes(status);

/** True if the subscription is final at the provider: it can never become active again. */
export function isOver({ status }: Pick<Standing, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
