/** Plans that are paid once, by transfer, USSD or wallet, and do not renew. */
import type { PaidPlan } from './entitlements.ts';
import { currency, plans } from './plans.ts';

/** Ways to pay a plan once. `percent` is of a month's price. */
export const prepaidTerms = {
  week: { days: 7, percent: 35 },
  month: { days: 30, percent: 100 },
  quarter: { days: 90, percent: 270 },
} as const;

export type PrepaidTerm = keyof typeof prepaidTerms;

/** In kobo, rounded up to a naira. */
export function prepaidKobo(plan: PaidPlan, term: PrepaidTerm): number {
  return Math.ceil((plans[plan].koboAMonth * prepaidTerms[term].percent) / 10_000) * 100;
}

/**
 * Here and not in limits.ts, which every page loads. `pageMs`: a page of the same order is handed out again. `orderMs`: what is paid later goes
 * back. `returnMs`: after the payment, a plan that has not begun can be given back. `remindMs`: before the end. `reconcileMs`: how long a payment
 * is looked for whose webhook was lost. `refundAgainMs`: after a refund failed. `openDays`: unpaid orders are kept.
 */
export const prepaidLimits = {
  pageMs: 3_600_000,
  orderMs: 24 * 3_600_000,
  returnMs: 24 * 3_600_000,
  remindMs: 3 * 86_400_000,
  reconcileMs: 72 * 3_600_000,
  refundAgainMs: 15 * 60_000,
  openDays: 30,
} as const;

export const prepaidMessages = {
  off: 'Plans cannot be paid once here yet: transfers are not set up.',
  subscribed: 'Already Subscribed: your subscription renews by itself. Cancel it first, and this begins when it ends.',
  notReturnable: 'This plan has begun, or was paid more than 24 hours ago, so it cannot be given back here.',
} as const;

/** Why a payment brings no plan. All of it goes back then. */
export type PrepaidRefusal = 'underpaid' | 'late' | 'currency' | 'subscribed' | 'left';

export type PaidOrder = { amountMinor: number; expiresAt: Date };
export type ArrivedPayment = { amountMinor: number; currency: string; paidAt: Date };

/** Null to accept. Whoever sends more gets the excess back. */
export function prepaidRefusal(order: PaidOrder, payment: ArrivedPayment): PrepaidRefusal | null {
  if (payment.currency !== currency) return 'currency';
  if (payment.amountMinor < order.amountMinor) return 'underpaid';
  return payment.paidAt > order.expiresAt ? 'late' : null;
}

export function prepaidEnd(startsAt: Date, term: PrepaidTerm): Date {
  return new Date(startsAt.getTime() + prepaidTerms[term].days * 86_400_000);
}

/** Whether somebody may give it back: nothing of it was used, and it was paid a short while ago. */
export function isReturnable({ paidAt, startsAt }: { paidAt: Date; startsAt: Date }, now: Date): boolean {
  return startsAt > now && now.getTime() < paidAt.getTime() + prepaidLimits.returnMs;
}

export type Span = { id: string; startsAt: Date; endsAt: Date };

/**
 * Spans of one plan, in their order, each as long as before: one that runs stays, and those that wait follow it without a gap, from `from` at
 * the earliest. Answers those that move.
 */
export function chained(spans: readonly Span[], from: Date, now: Date): Span[] {
  let next = from;
  const moved: Span[] = [];
  for (const span of spans) {
    if (span.startsAt <= now) {
      if (span.endsAt > next) next = span.endsAt;
      continue;
    }
    const endsAt = new Date(next.getTime() + span.endsAt.getTime() - span.startsAt.getTime());
    if (next.getTime() !== span.startsAt.getTime()) moved.push({ id: span.id, startsAt: next, endsAt });
    next = endsAt;
  }
  return moved;
}
