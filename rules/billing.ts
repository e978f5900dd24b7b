/** Texts of plans, checkout and portal, for both sides. */
import { limits } from './limits.ts';

const { trialDays, graceDays } = limits.billing;
const day = 86_400_000;

export const messages = {
  checkoutFailed: 'Failed to start checkout. Please try again.',
  portalFailed: 'Failed to open subscription management. Please try again.',
  off: 'Plans cannot be bought here yet: payments are not set up.',
  hasSubscription: 'You have a subscription already. You can change its plan under “Manage Subscription”.',
  noSubscription: 'You have no subscription to manage.',
} as const;

/** When a plan ends whose payment failed, by the start of the period that is not paid. */
export function graceEnd(periodStartsAt: Date): Date {
  return new Date(periodStartsAt.getTime() + graceDays * day);
}

/** When a trial ends that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * day);
}
