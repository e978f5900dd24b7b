/** Plans that renew by card, at Paystack. It has no trial, no coupon, no change of plan, and no page that could be closed. */
import type { PaidPlan } from '#rules/entitlements.ts';
import type { Clock } from '#server/base/chance.ts';
import { type InvoiceState, type Payments, PaymentsFailed } from './payments.ts';
import {
  createPaystackConnection,
  type PaystackEvent,
  type PaystackSettings,
  referenceIn,
} from './paystack-connection.ts';
import { paystackCustomers } from './paystack-customers.ts';
import { paystackPages } from './paystack-pages.ts';
import { paystackPlans } from './paystack-plans.ts';
import {
  invoiceState,
  isCharging,
  paystackSubscriptions,
  type Subscription,
  subscriptionState,
} from './paystack-subscriptions.ts';
import { paystackTransactions, statusOf, type Transaction } from './paystack-transactions.ts';
import { createPublished } from './published.ts';

type Settings = PaystackSettings & { clock: Clock };

/** How far back nightly readings look for payments whose webhooks were lost. */
const LOOK_BACK_MS = 3 * 86_400_000;

function subscriptionIn({ data }: PaystackEvent): string | null {
  const inside = data.subscription as { subscription_code?: unknown } | null | undefined;
  const code = data.subscription_code ?? inside?.subscription_code;
  return typeof code === 'string' ? code : null;
}

function latestOf(given: Subscription, payments: readonly Transaction[]): InvoiceState | null {
  const latest = payments.find(
    ({ customer, plan }) => customer?.id === given.customer.id && plan === given.plan.plan_code,
  );
  return latest === undefined ? null : invoiceState(latest, given.subscription_code);
}

export function createPaystackPayments({ clock, ...settings }: Settings): Payments {
  const connection = createPaystackConnection(settings);
  const customers = paystackCustomers(connection);
  const catalogue = paystackPlans(connection);
  const subscriptions = paystackSubscriptions(connection);
  const transactions = paystackTransactions(connection);
  const { idOf, forget } = createPublished<PaidPlan>('Paystack', clock);

  const planCode = (plan: PaidPlan): Promise<string> =>
    idOf(plan, async () => {
      const there = await catalogue.right(plan);
      return there && { id: there.plan_code };
    });

  async function stop(given: Subscription): Promise<void> {
    if (isCharging(given)) await subscriptions.disable(given);
  }

  /** Reads first what went back, so that a repeated call pays nothing twice. */
  async function giveBack(given: Subscription): Promise<void> {
    const paid = await subscriptions.firstPayment(given);
    // A promise stands in a letter, so this must be seen to fail.
    if (paid === null) throw new PaymentsFailed(`Paystack, refund: no payment began ${given.subscription_code}`);
    if (statusOf(paid) !== 'paid') return;
    const missing = paid.amount - (await transactions.refunded(paid));
    if (missing > 0) await transactions.refund(paid.reference, missing);
  }

  return {
    provider: 'paystack',
    mode: settings.mode,
    createCustomer: customers.createCustomer,
    ...paystackPages(connection, planCode),
    async subscription(id) {
      const given = await subscriptions.read(id);
      return given && subscriptionState(given, null);
    },
    async *subscriptions() {
      const payments = await subscriptions.paymentsSince(new Date(clock().getTime() - LOOK_BACK_MS));
      for await (const given of subscriptions.all()) yield subscriptionState(given, latestOf(given, payments));
    },
    async cancel(subscriptionId, { givesBack }) {
      const given = await subscriptions.read(subscriptionId);
      if (given === null) return;
      try {
        if (givesBack) await giveBack(given);
      } finally {
        await stop(given);
      }
    },
    async endWithPeriod(subscriptionId) {
      const given = await subscriptions.read(subscriptionId);
      if (given !== null) await stop(given);
    },
    async forgetCustomer(customerId) {
      const customer = await customers.customer(customerId);
      if (customer === null) return;
      for (const given of await subscriptions.ofCustomer(customer.id)) await stop(given);
      await customers.disown(customer, clock());
    },
    /** A payment without a plan is no invoice. */
    async invoice(reference) {
      const paid = await transactions.transaction(reference);
      if (paid === null || paid.plan === null) return null;
      return invoiceState(paid, (await subscriptions.paidBy(paid))?.subscription_code ?? null);
    },
    async readWebhook(body, signature, now) {
      const event = connection.signedEvent(body, signature);
      if (event === null) return null;
      const about = { subscriptionId: subscriptionIn(event), invoiceId: referenceIn(event.data) };
      return { id: null, type: event.event, sentAt: now, ...about };
    },
    async publish(isDryRun) {
      const published = await catalogue.publish(isDryRun);
      if (!isDryRun) forget();
      return published;
    },
  };
}
