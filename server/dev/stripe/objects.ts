/** The rows of the Stripe double as objects of Stripe's API. */
import type { Stripe } from 'stripe';
import type {
  TestCard,
  TestCoupon,
  TestCustomer,
  TestInvoice,
  TestPortal,
  TestPrice,
  TestProduct,
  TestSession,
  TestSubscription,
  World,
} from './state.ts';

/** Some fields of an object with Stripe's types: those that the server reads, and those that explain an event. */
type Part<T> = T extends readonly (infer One)[]
  ? Part<One>[]
  : T extends object
    ? { [Name in keyof T]?: Part<T[Name]> }
    : T;
type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string };

/** The paths of `expand` below a field. */
const below = (expand: readonly string[], field: string): string[] =>
  expand.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));

export function listObject<T>(url: string, data: T[], hasMore: boolean): List<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

export function productObject(row: TestProduct) {
  const { id, name, metadata, created } = row;
  return {
    id,
    object: 'product',
    active: true,
    name,
    metadata,
    created,
    livemode: false,
  } satisfies Part<Stripe.Product>;
}

export function priceObject(row: TestPrice) {
  return {
    id: row.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    livemode: false,
    lookup_key: row.lookupKey,
    metadata: row.metadata,
    product: row.productId,
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount: row.amount,
  } satisfies Part<Stripe.Price>;
}

export function couponObject(row: TestCoupon) {
  return {
    id: row.id,
    object: 'coupon',
    created: row.created,
    duration: 'repeating',
    duration_in_months: row.months,
    livemode: false,
    name: row.name,
    percent_off: row.percentOff,
    valid: true,
  } satisfies Part<Stripe.Coupon>;
}

function cardObject(row: TestCard) {
  return {
    id: row.id,
    object: 'payment_method',
    type: 'card',
    card: { brand: row.brand, last4: row.last4, fingerprint: row.fingerprint },
    created: row.created,
    customer: row.customerId,
    livemode: false,
  } satisfies Part<Stripe.PaymentMethod>;
}

const cardField = ({ state }: World, id: string | null, isExpanded: boolean) => {
  const card = id === null ? undefined : state.cards[id];
  return card !== undefined && isExpanded ? cardObject(card) : id;
};

export function customerObject(world: World, row: TestCustomer, expand: readonly string[] = []) {
  const isExpanded = expand.includes('invoice_settings.default_payment_method');
  return {
    id: row.id,
    object: 'customer',
    balance: row.balance ?? 0,
    created: row.created,
    email: row.email,
    invoice_settings: { default_payment_method: cardField(world, row.cardId, isExpanded) },
    livemode: false,
    metadata: row.metadata,
  } satisfies Part<Stripe.Customer>;
}

/** The paths of a subscription that `expand` may name. */
export const expandable = [
  'customer',
  'customer.invoice_settings.default_payment_method',
  'default_payment_method',
  'discounts',
  'discounts.source.coupon',
  'latest_invoice',
  'latest_invoice.payments',
] as const;

function itemObject(world: World, row: TestSubscription) {
  const price = world.state.prices[row.priceId];
  return {
    id: row.itemId,
    object: 'subscription_item',
    created: row.created,
    current_period_end: row.periodEnd,
    current_period_start: row.periodStart,
    price: price === undefined ? undefined : priceObject(price),
    quantity: 1,
    subscription: row.id,
  } satisfies Part<Stripe.SubscriptionItem>;
}

function discountObject(
  { state }: World,
  row: TestSubscription,
  { id, couponId, start, end }: NonNullable<TestSubscription['discount']>,
  isCouponWhole: boolean,
) {
  const coupon = state.coupons[couponId];
  return {
    id,
    object: 'discount',
    customer: row.customerId,
    end,
    source: { type: 'coupon', coupon: isCouponWhole && coupon !== undefined ? couponObject(coupon) : couponId },
    start,
    subscription: row.id,
  } satisfies Part<Stripe.Discount>;
}

export function subscriptionObject(world: World, row: TestSubscription, expand: readonly string[] = []) {
  const { state } = world;
  const customer = state.customers[row.customerId];
  const ofCustomer = below(expand, 'customer');
  const isWhole = expand.includes('customer') || ofCustomer.length > 0;
  const invoice = row.latestInvoiceId === null ? undefined : state.invoices[row.latestInvoiceId];
  const ofInvoice = below(expand, 'latest_invoice');
  const isInvoiceWhole = expand.includes('latest_invoice') || ofInvoice.length > 0;
  const { discount } = row;
  const ofDiscount = below(expand, 'discounts');
  const isDiscountWhole = expand.includes('discounts') || ofDiscount.length > 0;
  return {
    id: row.id,
    object: 'subscription',
    cancel_at: row.cancelAtPeriodEnd ? row.periodEnd : null,
    cancel_at_period_end: row.cancelAtPeriodEnd,
    canceled_at: row.canceledAt,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: state.prices[row.priceId]?.currency,
    customer: isWhole && customer !== undefined ? customerObject(world, customer, ofCustomer) : row.customerId,
    default_payment_method: cardField(world, row.cardId, expand.includes('default_payment_method')),
    discounts:
      discount === null
        ? []
        : [isDiscountWhole ? discountObject(world, row, discount, ofDiscount.length > 0) : discount.id],
    ended_at: row.endedAt,
    items: listObject('/v1/subscription_items', [itemObject(world, row)], false),
    latest_invoice:
      isInvoiceWhole && invoice !== undefined ? invoiceObject(world, invoice, ofInvoice) : row.latestInvoiceId,
    livemode: false,
    metadata: row.metadata,
    start_date: row.created,
    status: row.status,
    trial_end: row.trialEnd,
    trial_start: row.trialStart,
  } satisfies Part<Stripe.Subscription>;
}

/** The payment intent of an invoice with an amount. */
export const paymentIntentOf = ({ id }: TestInvoice): string => `pi_test_of_${id}`;

function invoicePayments(row: TestInvoice) {
  const payment = {
    id: `inpay_test_of_${row.id}`,
    object: 'invoice_payment',
    amount_paid: row.amount,
    invoice: row.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: paymentIntentOf(row) },
    status: 'paid',
  } satisfies Part<Stripe.InvoicePayment>;
  return listObject('/v1/invoice_payments', row.status === 'paid' && row.amount > 0 ? [payment] : [], false);
}

export function invoiceObject({ state, publicUrl }: World, row: TestInvoice, expand: readonly string[] = []) {
  const isPaid = row.status === 'paid';
  return {
    id: row.id,
    object: 'invoice',
    amount_due: row.amount,
    amount_paid: isPaid ? row.amount : 0,
    amount_remaining: isPaid || row.status === 'void' ? 0 : row.amount,
    attempted: true,
    billing_reason: row.reason,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: state.prices[row.priceId]?.currency,
    customer: row.customerId,
    hosted_invoice_url: `${publicUrl}/test-payments/invoice/${row.id}`,
    livemode: false,
    number: row.number,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: state.subscriptions[row.subscriptionId]?.metadata,
        subscription: row.subscriptionId,
      },
    },
    ...(expand.includes('payments') && { payments: invoicePayments(row) }),
    status: row.status,
    subtotal: row.subtotal,
    total: row.total ?? row.amount,
  } satisfies Part<Stripe.Invoice>;
}

/** The status of a checkout session. An open one expires with time. */
export function sessionStatus(row: TestSession, now: number): TestSession['status'] {
  return row.status === 'open' && row.expiresAt <= now ? 'expired' : row.status;
}

export function sessionObject({ state, publicUrl, now }: World, row: TestSession) {
  const status = sessionStatus(row, now());
  const price = state.prices[row.priceId];
  return {
    id: row.id,
    object: 'checkout.session',
    cancel_url: row.cancelUrl,
    client_reference_id: row.referenceId,
    created: row.created,
    currency: price?.currency,
    customer: row.customerId,
    expires_at: row.expiresAt,
    invoice: row.invoiceId,
    livemode: false,
    metadata: row.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_status: status === 'complete' ? (row.trialDays === null ? 'paid' : 'no_payment_required') : 'unpaid',
    status,
    subscription: row.subscriptionId,
    success_url: row.successUrl,
    url: status === 'open' ? `${publicUrl}/test-payments/checkout/${row.id}` : null,
  } satisfies Part<Stripe.Checkout.Session>;
}

export function portalObject({ publicUrl }: World, row: TestPortal) {
  return {
    id: row.id,
    object: 'billing_portal.session',
    created: row.created,
    customer: row.customerId,
    livemode: false,
    return_url: row.returnUrl,
    url: `${publicUrl}/test-payments/portal/${row.id}`,
  } satisfies Part<Stripe.BillingPortal.Session>;
}
