import type { Stripe } from 'stripe';
import type { PaidPlan } from '#rules/entitlements.ts';
import { plans } from '#rules/plans.ts';
import { idOf } from '#server/base/ids.ts';
import type { InvoiceState, PaymentEvent, SubscriptionState } from './payments.ts';

export const paidPlans = Object.keys(plans) as PaidPlan[];

export const launchCoupon = 'zobo-launch';

/** They contain the card and the coupon. */
export const subscriptionParts = [
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'discounts.source.coupon',
  'latest_invoice',
] as const;

type Card = string | Stripe.PaymentMethod | null | undefined;

const instant = (seconds: number): Date => new Date(seconds * 1000);
const instantOrNull = (seconds: number | null): Date | null => (seconds === null ? null : instant(seconds));
const objectId = (given: string | { id: string }): string => (typeof given === 'string' ? given : given.id);

export function planOf({ metadata }: Pick<Stripe.Price, 'metadata'>): PaidPlan | null {
  return paidPlans.find((plan) => plan === metadata.zobo_plan) ?? null;
}

function fingerprintOf(card: Card): string | null {
  return typeof card === 'object' && card !== null ? (card.card?.fingerprint ?? null) : null;
}

function cardOf({ default_payment_method, customer }: Stripe.Subscription): string | null {
  const own = fingerprintOf(default_payment_method);
  if (own !== null || typeof customer === 'string' || customer.deleted) return own;
  return fingerprintOf(customer.invoice_settings.default_payment_method);
}

function isLaunchCoupon(discount: string | Stripe.Discount): boolean {
  const coupon = typeof discount === 'string' ? null : discount.source.coupon;
  return coupon !== null && objectId(coupon) === launchCoupon;
}

/** Minor units. The discount counts if it is in force at the instant. */
function lessDiscount(amount: number, discount: string | Stripe.Discount, at: number): number {
  if (typeof discount === 'string' || (discount.end !== null && discount.end <= at)) return amount;
  const { coupon } = discount.source;
  if (coupon === null || typeof coupon === 'string') return amount;
  return Math.max(0, Math.round((amount * (100 - (coupon.percent_off ?? 0))) / 100) - (coupon.amount_off ?? 0));
}

/** The price, less discounts in force then, less the customer's credit. */
function nextPaymentOf(given: Stripe.Subscription, item: Stripe.SubscriptionItem): SubscriptionState['nextPayment'] {
  const { status, cancel_at_period_end, cancel_at, discounts, customer } = given;
  const { unit_amount: price, currency } = item.price;
  if (!['trialing', 'active'].includes(status) || cancel_at_period_end || cancel_at !== null || price === null) {
    return null;
  }
  const whole = price * (item.quantity ?? 1);
  const reduced = discounts.reduce((rest, each) => lessDiscount(rest, each, item.current_period_end), whole);
  const balance = typeof customer === 'string' || customer.deleted ? 0 : (customer.balance ?? 0);
  return { amountMinor: Math.max(0, reduced + balance), currency: currency.toUpperCase() };
}

/** Read with `subscriptionParts`. `unpaid` holds the invoices that await payment. */
export function subscriptionState(
  given: Stripe.Subscription,
  unpaid: readonly Stripe.Invoice[] = [],
): SubscriptionState {
  const items = given.items.data;
  const item = items.find(({ price }) => planOf(price) !== null) ?? items[0];
  const latest = given.latest_invoice;
  return {
    id: given.id,
    customerId: objectId(given.customer),
    // Another product of the same account may use `user_id` for something else.
    userId: idOf(given.metadata.user_id ?? ''),
    // Stripe deletes a customer, and all subscriptions with it.
    forgottenAt: null,
    plan: item === undefined ? null : planOf(item.price),
    status: given.status as SubscriptionState['status'],
    periodStartsAt: instant(item?.current_period_start ?? given.start_date),
    periodEndsAt: instant(item?.current_period_end ?? given.ended_at ?? given.start_date),
    trialEndsAt: instantOrNull(given.trial_end),
    // For its newer kind of billing, Stripe's own pages set a date instead of the flag.
    cancelsAtPeriodEnd: given.cancel_at_period_end || given.cancel_at !== null,
    unpaidSince: instantOrNull(
      unpaid.reduce<number | null>((first, { created }) => Math.min(first ?? created, created), null),
    ),
    nextPayment: item === undefined ? null : nextPaymentOf(given, item),
    endedAt: instantOrNull(given.ended_at),
    createdAt: instant(given.created),
    cardFingerprint: cardOf(given),
    hasLaunchCoupon: given.discounts.some(isLaunchCoupon),
    latestInvoice: typeof latest === 'object' && latest !== null ? invoiceState(latest) : null,
  };
}

function stateOf({ status }: Stripe.Invoice): InvoiceState['state'] {
  if (status === 'paid') return 'paid';
  if (status === 'open') return 'open';
  return status === 'void' || status === 'uncollectible' ? 'void' : 'draft';
}

/** An invoice without a customer has the customer id ''. */
export function invoiceState(given: Stripe.Invoice): InvoiceState {
  const subscription = given.parent?.subscription_details?.subscription;
  const state = stateOf(given);
  return {
    id: given.id,
    customerId: given.customer === null ? '' : objectId(given.customer),
    subscriptionId: subscription === undefined ? null : objectId(subscription),
    amountMinor: state === 'paid' ? given.amount_paid : given.amount_due,
    currency: given.currency.toUpperCase(),
    state,
    invoiceUrl: given.hosted_invoice_url ?? null,
    createdAt: instant(given.created),
  };
}

/** The field holds the id or the object itself. */
function idIn(field: unknown): string | null {
  if (typeof field === 'string') return field;
  const id = typeof field === 'object' && field !== null && 'id' in field ? field.id : null;
  return typeof id === 'string' ? id : null;
}

/** Signed data comes from Stripe, so its shape is not checked. */
export function paymentEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const event = { id, type, sentAt: instant(created), subscriptionId: null, invoiceId: null };
  const object = data.object as {
    id?: unknown;
    subscription?: unknown;
    invoice?: unknown;
    parent?: { subscription_details?: { subscription?: unknown } | null } | null;
  };
  if (type.startsWith('customer.subscription.')) return { ...event, subscriptionId: idIn(object) };
  if (type.startsWith('checkout.session.')) {
    return { ...event, subscriptionId: idIn(object.subscription), invoiceId: idIn(object.invoice) };
  }
  if (type.startsWith('invoice.')) {
    const subscriptionId = idIn(object.parent?.subscription_details?.subscription);
    return { ...event, subscriptionId, invoiceId: idIn(object) };
  }
  return event;
}
