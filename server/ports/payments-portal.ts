/** How the customer portal at Stripe is set up: one configuration of our own, whatever the dashboard's default is. */
import type { Stripe } from 'stripe';
import type { PublishedPrice } from './payments.ts';
import { productId } from './payments-catalogue.ts';

type Configuration = Stripe.BillingPortal.Configuration;

/** What marks the configuration as ours. */
export const portalMark = { zobo: 'portal' } as const;
const PAGE = 100;

/** Our configuration; null when it was never published. */
export async function portalConfiguration(stripe: Stripe): Promise<Configuration | null> {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: PAGE })) {
    if (one.metadata?.zobo === portalMark.zobo) return one;
  }
  return null;
}

function featuresOf(prices: readonly PublishedPrice[]): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  return {
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: prices.flatMap(({ plan, priceId }) =>
        priceId === null ? [] : [{ product: productId(plan), prices: [priceId] }],
      ),
      // Another plan is paid for at once, by the days that are left; a trial goes on.
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
    },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
  };
}

/** Lets the portal sell these prices, in the configuration that is there or in a new one. */
export async function publishPortal(stripe: Stripe, prices: readonly PublishedPrice[]): Promise<void> {
  const there = await portalConfiguration(stripe);
  const features = featuresOf(prices);
  if (there === null) await stripe.billingPortal.configurations.create({ features, metadata: { ...portalMark } });
  else await stripe.billingPortal.configurations.update(there.id, { features });
}
