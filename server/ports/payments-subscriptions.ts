import type { Stripe } from 'stripe';
import type { Payments, SubscriptionState } from './payments.ts';
import { subscriptionParts, subscriptionState } from './payments-states.ts';
import { failureOf, type StripeConnection } from './stripe-connection.ts';

const PAGE = 100;

async function giveBack(stripe: Stripe, { status, payment }: Stripe.InvoicePayment): Promise<void> {
  const intent = payment.payment_intent;
  const id = typeof intent === 'object' ? intent.id : intent;
  if (status !== 'paid' || id === undefined) return;
  try {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'charge_already_refunded') throw error;
  }
}

/** For a past-due one the unpaid invoices give the start of the debt. */
async function stateOf(stripe: Stripe, given: Stripe.Subscription): Promise<SubscriptionState> {
  if (given.status !== 'past_due') return subscriptionState(given);
  const { data } = await stripe.invoices.list({ subscription: given.id, status: 'open', limit: PAGE });
  return subscriptionState(given, data);
}

export function stripeSubscriptions({
  asked,
  askedOrNull,
}: StripeConnection): Pick<Payments, 'subscription' | 'subscriptions' | 'cancel' | 'endWithPeriod'> {
  return {
    subscription(id) {
      return askedOrNull('subscription', async (stripe) =>
        stateOf(stripe, await stripe.subscriptions.retrieve(id, { expand: [...subscriptionParts] })),
      );
    },
    async *subscriptions() {
      const first = await asked('subscriptions', async (stripe) => stripe);
      const expand = subscriptionParts.map((part) => `data.${part}`);
      try {
        for await (const one of first.subscriptions.list({ status: 'all', limit: PAGE, expand })) {
          yield await stateOf(first, one);
        }
      } catch (error) {
        throw failureOf('subscriptions', error);
      }
    },
    async cancel(subscriptionId, { givesBack }) {
      // Stripe reports an ended subscription as missing here, but it can still be read.
      await askedOrNull('cancel', (stripe) =>
        stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
      );
      if (!givesBack) return;
      await askedOrNull('refund', async (stripe) => {
        const expand = ['latest_invoice.payments'];
        const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId, { expand });
        for (const payment of typeof invoice === 'object' ? (invoice?.payments?.data ?? []) : []) {
          await giveBack(stripe, payment);
        }
      });
    },
    async endWithPeriod(subscriptionId) {
      await askedOrNull('ending with the period', async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(subscriptionId);
        if (status === 'canceled' || status === 'incomplete_expired') return;
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      });
    },
  };
}
