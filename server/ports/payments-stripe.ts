import { createHash } from 'node:crypto';
import { limits } from '#rules/limits.ts';
import type { Clock } from '#server/base/chance.ts';
import type { Payments } from './payments.ts';
import { publishCatalogue } from './payments-catalogue.ts';
import { createStripePublished, stripePages } from './payments-pages.ts';
import { publishPortal } from './payments-portal.ts';
import { invoiceState, paymentEvent } from './payments-states.ts';
import { stripeSubscriptions } from './payments-subscriptions.ts';
import { type ConnectionSettings, createStripeConnection, sdk } from './stripe-connection.ts';

type Settings = ConnectionSettings & { webhookSecret: string; mode: Payments['mode']; clock: Clock };

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Or through a service that imitates Stripe. */
export function createStripePayments({ webhookSecret, mode, clock, ...settings }: Settings): Payments {
  const connection = createStripeConnection(settings);
  const { asked, askedOrNull } = connection;
  const published = createStripePublished(clock);

  return {
    provider: 'stripe',
    mode,
    ...stripePages(connection, published),
    ...stripeSubscriptions(connection),
    createCustomer(userId, email, former = '') {
      // Stripe repeats its answer to a known key. It refuses a key with other parameters, such as a changed address.
      const idempotencyKey = `customer:${userId}:${digest(email + former)}`;
      return asked('customer', async (stripe) => {
        const { id } = await stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey });
        return id;
      });
    },
    async forgetCustomer(customerId) {
      await askedOrNull('forgetting a customer', (stripe) => stripe.customers.del(customerId));
    },
    invoice(id) {
      return askedOrNull('invoice', async (stripe) => invoiceState(await stripe.invoices.retrieve(id)));
    },
    async readWebhook(body, signature, now) {
      const { webhooks } = await sdk();
      try {
        const { webhookAgeSeconds } = limits.billing;
        return paymentEvent(
          webhooks.constructEvent(body, signature, webhookSecret, webhookAgeSeconds, undefined, now.getTime()),
        );
      } catch {
        return null;
      }
    },
    async publish(isDryRun) {
      const made = await asked('catalogue', async (stripe) => {
        const catalogue = await publishCatalogue(stripe, isDryRun);
        if (!isDryRun) await publishPortal(stripe, catalogue);
        return catalogue;
      });
      if (!isDryRun) published.forget();
      return made;
    },
  };
}
