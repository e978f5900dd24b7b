import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PaidPlan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Clock } from '#server/base/chance.ts';
import {
  type CheckoutOrder,
  CustomerMissing,
  type Payments,
  PaymentsFailed,
  type SubscriptionState,
} from './payments.ts';
import { publishCatalogue, rightPrice } from './payments-catalogue.ts';
import { portalConfiguration, publishPortal } from './payments-portal.ts';
import { invoiceState, launchCoupon, paymentEvent, subscriptionParts, subscriptionState } from './payments-states.ts';

type Settings = {
  secretKey: string;
  webhookSecret: string;
  mode: Payments['mode'];
  clock: Clock;
  /** Where something that speaks as Stripe does answers; null: Stripe itself. */
  apiUrl?: string | null;
  fetch?: typeof fetch;
  /** How long an answer may take, each of three times. */
  answerMs?: number;
};

const RETRIES = 2;
const ANSWER_MS = 10_000;
const KNOWN_MS = 5 * 60_000;
/** The most that Stripe gives at once. */
const PAGE = 100;

/** The library is large, and most installations take no money. */
const sdk = async () => (await import('stripe')).default;

function placeOf(apiUrl: string | null): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

/** What is told of a failure: Stripe's own words may name a person, a card or a part of the key. */
function failureOf(what: string, error: unknown): PaymentsFailed {
  if (error instanceof PaymentsFailed) return error;
  const { type, statusCode, code, requestId } = error as Record<string, unknown>;
  const facts = [type, statusCode, code, requestId]
    .filter((fact) => typeof fact === 'string' || typeof fact === 'number')
    .map((fact) =>
      String(fact)
        .replace(/[^\w.-]/g, '')
        .slice(0, 80),
    );
  const Failure = isCustomerMissing(error) ? CustomerMissing : PaymentsFailed;
  return new Failure(`Stripe, ${what}: ${facts.join(' ') || 'failed'}`);
}

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'resource_missing';
const isCustomerMissing = (error: unknown): boolean =>
  isMissing(error) && (error as { param?: unknown }).param === 'customer';
const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

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
    // One trial a card: what else the dashboard may have switched on has no fingerprint.
    allowed_payment_method_types: ['card'],
    payment_method_collection: 'always',
    ...(order.hasLaunchCoupon ? { discounts: [{ coupon: launchCoupon }] } : {}),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    locale: 'en',
  };
}

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

/** Sells plans at Stripe, or at whatever speaks as Stripe does. */
export function createStripePayments(settings: Settings): Payments {
  const { secretKey, webhookSecret, mode, clock, apiUrl = null } = settings;
  let connected: Promise<Stripe> | null = null;
  const known = new Map<PaidPlan | 'portal', { id: string; until: number }>();

  async function connect(): Promise<Stripe> {
    const Sdk = await sdk();
    return new Sdk(secretKey, {
      ...placeOf(apiUrl),
      ...(settings.fetch === undefined ? {} : { httpClient: Sdk.createFetchHttpClient(settings.fetch) }),
      maxNetworkRetries: RETRIES,
      timeout: settings.answerMs ?? ANSWER_MS,
      telemetry: false,
    });
  }

  async function asked<T>(what: string, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    connected ??= connect();
    try {
      return await ask(await connected);
    } catch (error) {
      throw failureOf(what, error);
    }
  }

  function askedOrNull<T>(what: string, ask: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    const orNull = async (stripe: Stripe): Promise<T | null> => {
      try {
        return await ask(stripe);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    };
    return asked(what, orNull);
  }

  /** The id of what was published, asked for once in five minutes. */
  async function idOf(what: PaidPlan | 'portal', find: () => Promise<{ id: string } | null>): Promise<string> {
    const now = clock().getTime();
    const former = known.get(what);
    if (former !== undefined && former.until > now) return former.id;
    const found = await find();
    if (found === null) throw new PaymentsFailed(`Stripe has no ${what} as the catalogue says: publish the plans.`);
    known.set(what, { id: found.id, until: now + KNOWN_MS });
    return found.id;
  }

  const priceId = (stripe: Stripe, plan: PaidPlan): Promise<string> => idOf(plan, () => rightPrice(stripe, plan));

  /** With what is not paid of it: of one that is past due, that says since when. */
  async function stateOf(stripe: Stripe, given: Stripe.Subscription): Promise<SubscriptionState> {
    if (given.status !== 'past_due') return subscriptionState(given);
    const { data } = await stripe.invoices.list({ subscription: given.id, status: 'open', limit: PAGE });
    return subscriptionState(given, data);
  }

  async function changeFlow(
    stripe: Stripe,
    change: { subscriptionId: string; plan: PaidPlan },
    returnUrl: string,
  ): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
    const { items } = await stripe.subscriptions.retrieve(change.subscriptionId);
    const [item] = items.data;
    if (item === undefined) throw new PaymentsFailed('Stripe, portal: the subscription has nothing to change');
    const price = await priceId(stripe, change.plan);
    return {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: change.subscriptionId,
        items: [{ id: item.id, price, quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
    };
  }

  return {
    mode,
    createCustomer(userId, email, former = '') {
      // Stripe refuses a key that comes with other words, as it would after a change of address, and repeats its answer to a known one.
      const idempotencyKey = `customer:${userId}:${digest(email + former)}`;
      return asked('customer', async (stripe) => {
        const { id } = await stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey });
        return id;
      });
    },
    createCheckout(order) {
      return asked('checkout', async (stripe) => {
        const price = await priceId(stripe, order.plan);
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
          // Stripe refuses it for one that was used or has expired, and that is what was wanted.
          const { status } = await stripe.checkout.sessions.retrieve(sessionId);
          if (status === 'open') throw error;
        }
      });
    },
    createPortal({ customerId, returnUrl, change }) {
      return asked('portal', async (stripe) => {
        const configuration = await idOf('portal', () => portalConfiguration(stripe));
        const flow = change === null ? {} : { flow_data: await changeFlow(stripe, change, returnUrl) };
        const made = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: returnUrl,
          ...flow,
        });
        return made.url;
      });
    },
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
      // One that has ended is missing to Stripe here, and yet can be read.
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
    async publish(dryRun) {
      const published = await asked('catalogue', async (stripe) => {
        const made = await publishCatalogue(stripe, dryRun);
        if (!dryRun) await publishPortal(stripe, made);
        return made;
      });
      if (!dryRun) known.clear();
      return published;
    },
  };
}
