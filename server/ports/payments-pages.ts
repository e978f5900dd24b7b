import type { Stripe } from 'stripe';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { Clock } from '#server/base/chance.ts';
import { type CheckoutOrder, type Payments, PaymentsFailed } from './payments.ts';
import { rightPrice } from './payments-catalogue.ts';
import { portalConfiguration } from './payments-portal.ts';
import { launchCoupon } from './payments-states.ts';
import { createPublished } from './published.ts';
import type { StripeConnection } from './stripe-connection.ts';

function checkoutOf(order: CheckoutOrder, price: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: order.userId };
  const trial: Stripe.Checkout.SessionCreateParams.SubscriptionData =
    order.trialDays === null
      ? {}
      : {
          trial_period_days: order.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    customer: order.customerId,
    client_reference_id: order.userId,
    metadata,
    subscription_data: { metadata, ...trial },
    // Each card has one trial. Other payment methods of the dashboard have no fingerprint.
    allowed_payment_method_types: ['card'],
    payment_method_collection: 'always',
    ...(order.hasLaunchCoupon ? { discounts: [{ coupon: launchCoupon }] } : {}),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    locale: 'en',
  };
}

export function createStripePublished(clock: Clock) {
  const { idOf, forget } = createPublished<PaidPlan | 'portal'>('Stripe', clock);
  return {
    price: (stripe: Stripe, plan: PaidPlan) => idOf(plan, () => rightPrice(stripe, plan)),
    portal: (stripe: Stripe) => idOf('portal', () => portalConfiguration(stripe)),
    forget,
  };
}

type Published = ReturnType<typeof createStripePublished>;

async function changeFlow(
  stripe: Stripe,
  published: Published,
  change: { subscriptionId: string; plan: PaidPlan },
  returnUrl: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
  const { items } = await stripe.subscriptions.retrieve(change.subscriptionId);
  const [item] = items.data;
  if (item === undefined) throw new PaymentsFailed('Stripe, portal: the subscription has nothing to change');
  const price = await published.price(stripe, change.plan);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription: change.subscriptionId, items: [{ id: item.id, price, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
  };
}

export function stripePages(
  { asked, askedOrNull }: StripeConnection,
  published: Published,
): Pick<Payments, 'createCheckout' | 'expireCheckout' | 'createPortal'> {
  return {
    createCheckout(order) {
      return asked('checkout', async (stripe) => {
        const price = await published.price(stripe, order.plan);
        const made = await stripe.checkout.sessions.create(checkoutOf(order, price), { idempotencyKey: order.key });
        if (made.url === null) throw new PaymentsFailed('Stripe, checkout: the page has no address');
        return { sessionId: made.id, url: made.url, expiresAt: new Date(made.expires_at * 1000) };
      });
    },
    async expireCheckout(sessionId) {
      await askedOrNull('expiring a checkout', async (stripe) => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          // Stripe refuses this for a used or expired page, which is the wanted state.
          const { status } = await stripe.checkout.sessions.retrieve(sessionId);
          if (status === 'open') throw error;
        }
      });
    },
    createPortal({ customerId, returnUrl, change }) {
      return asked('portal', async (stripe) => {
        const configuration = await published.portal(stripe);
        const flow = change === null ? {} : { flow_data: await changeFlow(stripe, published, change, returnUrl) };
        const page = { customer: customerId, configuration, return_url: returnUrl, ...flow };
        return (await stripe.billingPortal.sessions.create(page)).url;
      });
    },
  };
}
