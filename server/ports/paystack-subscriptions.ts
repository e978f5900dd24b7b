/** Subscriptions at Paystack (https://paystack.com/docs/payments/subscriptions). */
import { z } from 'zod';
import { monthsLater } from '#rules/months.ts';
import { currency } from '#rules/plans.ts';
import { idOf } from '#server/base/ids.ts';
import type { InvoiceState, SubscriptionState } from './payments.ts';
import { amount, asDate, type PaystackConnection } from './paystack-connection.ts';
import { customerShape } from './paystack-customers.ts';
import { planOf, planShape } from './paystack-plans.ts';
import { statusOf as paymentStatusOf, type Transaction, transactionShape } from './paystack-transactions.ts';

const HOUR = 3_600_000;

/** It is made three days before its charge. Its published example has "paid": 1 for one that failed, so the status counts. */
const invoiceShape = z.object({
  status: z.enum(['pending', 'success', 'failed', 'attention']),
  period_start: z.string(),
});

export const subscriptionShape = z.object({
  subscription_code: z.string(),
  email_token: z.string(),
  status: z.string(),
  amount,
  next_payment_date: z.string().nullish(),
  createdAt: z.string(),
  customer: customerShape.pick({ id: true, customer_code: true, metadata: true }),
  plan: planShape.pick({ id: true, plan_code: true, description: true }),
  authorization: z.object({ authorization_code: z.string(), signature: z.string().nullish() }).partial().nullish(),
  most_recent_invoice: invoiceShape.nullish().catch(null),
});

export type Subscription = z.infer<typeof subscriptionShape>;

const statuses: Readonly<Record<string, SubscriptionState['status']>> = {
  active: 'active',
  'non-renewing': 'active',
  // The last charge failed.
  attention: 'past_due',
  completed: 'canceled',
  complete: 'canceled',
  cancelled: 'canceled',
};

const instantOf = (text: string): Date => asDate(text) ?? new Date(0);

/** What takes money at the next date. */
export const isCharging = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'attention';

const monthsAfter = (at: Date, months: number): Date =>
  new Date(monthsLater(Math.floor(at.getTime() / 1000), months) * 1000);

const hasFailed = ({ most_recent_invoice: invoice }: Subscription): boolean =>
  invoice?.status === 'failed' || invoice?.status === 'attention';

/** One that will not renew has paid for its last month, or else it is over. */
function statusOf(given: Subscription): SubscriptionState['status'] {
  if (given.status === 'non-renewing' && hasFailed(given)) return 'canceled';
  return statuses[given.status] ?? 'incomplete';
}

/** Of the month that runs: an invoice that is to be charged yet is of the next one. */
function periodStartOf({ createdAt, most_recent_invoice: invoice }: Subscription): Date {
  const start = asDate(invoice?.period_start) ?? instantOf(createdAt);
  return invoice?.status === 'pending' ? monthsAfter(start, -1) : start;
}

export function subscriptionState(given: Subscription, latestInvoice: InvoiceState | null): SubscriptionState {
  const { customer, plan } = given;
  const status = statusOf(given);
  const periodStartsAt = periodStartOf(given);
  return {
    id: given.subscription_code,
    customerId: customer.customer_code,
    userId: idOf(customer.metadata?.user_id ?? ''),
    forgottenAt: asDate(customer.metadata?.forgotten_at) ?? (customer.metadata?.user_id === '' ? new Date(0) : null),
    plan: planOf(plan),
    status,
    periodStartsAt,
    // One that was cancelled has no date, and goes on until its month is over.
    periodEndsAt: asDate(given.next_payment_date) ?? monthsAfter(periodStartsAt, 1),
    trialEndsAt: null,
    cancelsAtPeriodEnd: given.status === 'non-renewing',
    unpaidSince: status === 'past_due' && hasFailed(given) ? periodStartsAt : null,
    nextPayment: given.status === 'active' ? { amountMinor: given.amount, currency } : null,
    endedAt: null,
    createdAt: instantOf(given.createdAt),
    cardFingerprint: given.authorization?.signature ?? null,
    hasLaunchCoupon: false,
    latestInvoice,
  };
}

const invoiceStates = { open: 'draft', paid: 'paid', returned: 'void' } as const;

export function invoiceState(paid: Transaction, subscriptionId: string | null): InvoiceState {
  return {
    id: paid.reference,
    customerId: paid.customer?.customer_code ?? '',
    subscriptionId,
    amountMinor: paid.amount,
    currency: paid.currency,
    state: invoiceStates[paymentStatusOf(paid)],
    invoiceUrl: null,
    createdAt: instantOf(paid.paid_at ?? paid.created_at ?? ''),
  };
}

const distance = (paid: Transaction, { createdAt }: Pick<Subscription, 'createdAt'>): number =>
  Math.abs(instantOf(paid.paid_at ?? '').getTime() - instantOf(createdAt).getTime());

export function paystackSubscriptions({ askedOrNull, listed }: PaystackConnection) {
  async function collected<T>(from: AsyncIterable<T>): Promise<T[]> {
    const all: T[] = [];
    for await (const one of from) all.push(one);
    return all;
  }

  /** Newest first. `customer` is the number, not the code. */
  async function ofCustomer(customer: string): Promise<Subscription[]> {
    const all = await collected(listed(subscriptionShape, '/subscription', { customer }));
    return all.sort((one, other) => instantOf(other.createdAt).getTime() - instantOf(one.createdAt).getTime());
  }

  return {
    ofCustomer,
    read: (code: string): Promise<Subscription | null> =>
      askedOrNull(subscriptionShape, { path: `/subscription/${encodeURIComponent(code)}` }),
    all: (): AsyncGenerator<Subscription> => listed(subscriptionShape, '/subscription'),
    /** A payment does not name its subscription: it is the newest of the same person and plan that was there then. */
    async paidBy(paid: Transaction): Promise<Subscription | null> {
      if (!paid.customer) return null;
      const until = instantOf(paid.paid_at ?? paid.created_at ?? '').getTime() + HOUR;
      const all = await ofCustomer(paid.customer.id);
      const fitting = all.filter(({ plan }) => plan.plan_code === paid.plan);
      return fitting.find(({ createdAt }) => instantOf(createdAt).getTime() <= until) ?? null;
    },
    /** The payment with which a subscription began. It is made a moment before. */
    async firstPayment(given: Subscription): Promise<Transaction | null> {
      const all = await collected(listed(transactionShape, '/transaction', { customer: given.customer.id }));
      const fitting = all.filter(
        (paid) =>
          paid.plan === given.plan.plan_code && paymentStatusOf(paid) !== 'open' && distance(paid, given) < HOUR,
      );
      return fitting.sort((one, other) => distance(one, given) - distance(other, given))[0] ?? null;
    },
    /** Payments of subscriptions since then, newest first. */
    async paymentsSince(from: Date): Promise<Transaction[]> {
      const all = await collected(listed(transactionShape, '/transaction', { from: from.toISOString() }));
      return all.filter((paid) => paid.plan !== null && paymentStatusOf(paid) !== 'open');
    },
    async disable({ subscription_code: code, email_token: token }: Subscription): Promise<void> {
      await askedOrNull(z.unknown(), { method: 'POST', path: '/subscription/disable', body: { code, token } });
    },
    async manageLink(code: string): Promise<string | null> {
      const link = z.object({ link: z.url() });
      return (await askedOrNull(link, { path: `/subscription/${encodeURIComponent(code)}/manage/link` }))?.link ?? null;
    },
  };
}
