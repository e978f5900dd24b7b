import type { CardTerms } from './cards.ts';
import { limits } from './limits.ts';

const { trialDays, graceDays } = limits.billing;
const day = 86_400_000;

export const messages = {
  checkoutFailed: 'Failed to start checkout. Please try again.',
  portalFailed: 'Failed to open subscription management. Please try again.',
  off: 'Plans cannot be bought here yet: payments are not set up.',
  hasSubscription: 'You have a subscription already. You find it under “Manage Subscription”.',
  publishFailed: 'The payment provider did not take the plans. Please try again.',
  noSubscription: 'You have no subscription to manage.',
} as const;

export function graceEnd(askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceDays * day);
}

// Past due means that any invoice failed (https://docs.stripe.com/billing/subscriptions/overview); a later one does not postpone it.
export function unpaidFrom({
  unpaidSince,
  periodStartsAt,
}: Pick<SubscriptionFacts, 'unpaidSince' | 'periodStartsAt'>): Date {
  return unpaidSince ?? periodStartsAt;
}

export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * day);
}

export type SubscriptionFacts = {
  status: string;
  periodStartsAt: Date;
  periodEndsAt: Date;
  cancelsAtPeriodEnd: boolean;
  /** The instant of the oldest open invoice; null if none is open. */
  unpaidSince: Date | null;
};

/** Null if a subscription brings no plan. A renewing one includes the grace period, because news of a failed payment may come late. */
export function termOf(subscription: SubscriptionFacts): { endsAt: Date; renewsAt: Date | null } | null {
  const { status, periodEndsAt, cancelsAtPeriodEnd } = subscription;
  if (status === 'past_due') return { endsAt: graceEnd(unpaidFrom(subscription)), renewsAt: null };
  if (status !== 'trialing' && status !== 'active') return null;
  return cancelsAtPeriodEnd
    ? { endsAt: periodEndsAt, renewsAt: null }
    : { endsAt: graceEnd(periodEndsAt), renewsAt: periodEndsAt };
}

export function isInForce(subscription: SubscriptionFacts, now: Date): boolean {
  const term = termOf(subscription);
  return term !== null && term.endsAt > now;
}

/** Whether it keeps a person from another one. Where a failed payment is not tried again, paying anew replaces the subscription. */
export function blocksAnother(
  subscription: SubscriptionFacts,
  { isRetried }: Pick<CardTerms, 'isRetried'>,
  now: Date,
): boolean {
  return isInForce(subscription, now) && (isRetried || subscription.status !== 'past_due');
}

const UNPAID: readonly string[] = ['past_due', 'unpaid', 'incomplete', 'paused'];

export const isUnpaid = (status: string): boolean => UNPAID.includes(status);

/** True if the subscription can never become active again. */
export function isOver({ status }: Pick<SubscriptionFacts, 'status'>): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
