/** Independent of the dashboard's default. */
import type { Stripe } from 'stripe';
import type { PublishedPrice } from './payments.ts';
import { productId } from './payments-catalogue.ts';

type Configuration = Stripe.BillingPortal.Configuration;

export const portalMark = { zobo: 'portal' } as const;
const PAGE = 100;

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
      // A change of plan is charged at once, in proportion to the days left. A trial continues.
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
    },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
  };
}

export async function publishPortal(stripe: Stripe, prices: readonly PublishedPrice[]): Promise<void> {
  const there = await portalConfiguration(stripe);
  const features = featuresOf(prices);
  if (there === null) await stripe.billingPortal.configurations.create({ features, metadata: { ...portalMark } });
  else await stripe.billingPortal.configurations.update(there.id, { features });
}
