/** The adapter of Stripe through the SDK and HTTP, against the double that refuses whatever Stripe would. */
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { plans } from '#rules/plans.ts';
import {
  changePrice,
  completeSession,
  endPeriod,
  endSubscription,
  setCancelling,
} from '#server/dev/stripe/lifecycle.ts';
import type { TestSubscription } from '#server/dev/stripe/state.ts';
import {
  type CheckoutOrder,
  CustomerMissing,
  type Payments,
  PaymentsFailed,
  type SubscriptionState,
} from '#server/ports/payments.ts';
import { createStripePayments } from '#server/ports/payments-stripe.ts';
import { createStillClock, type TestClock } from '../setup/clock.ts';
import { diceOf } from '../setup/random.ts';
import { type StripeDouble, startStripeDouble } from '../setup/stripe-double.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const DAY = 86_400_000;
const ADA = '0f8fad5b-d9cb-469f-a165-70867728950e';
const GOOD = '4242424242424242';
const LEAK = 'ada@zobo.test sk_test_leak cus_leak';

let clock: TestClock;
let double: StripeDouble;
let payments: Payments;

beforeEach(async () => {
  clock = createStillClock(START);
  double = await startStripeDouble(clock.now, LEAK);
  const { secretKey, webhookSecret } = double.payments;
  payments = createStripePayments({ secretKey, webhookSecret, mode: 'live', apiUrl: double.url, clock: clock.now });
});
afterEach(() => double.stop());

async function order(changes: Partial<CheckoutOrder> = {}): Promise<CheckoutOrder> {
  const customerId = changes.customerId ?? (await payments.createCustomer(ADA, 'ada@zobo.test'));
  return {
    key: 'order-1',
    userId: ADA,
    plan: 'gold',
    trialDays: 30,
    hasLaunchCoupon: false,
    successUrl: 'http://localhost:4000/pricing?checkout=done',
    cancelUrl: 'http://localhost:4000/pricing',
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
    ...changes,
    customerId,
  };
}

async function subscribed(changes: Partial<CheckoutOrder> = {}, card = GOOD): Promise<TestSubscription> {
  const { sessionId } = await payments.createCheckout(await order(changes));
  const read = double.payments.read(card)!;
  return (await double.payments.run((world) => completeSession(world, world.state.sessions[sessionId]!, read)))!;
}

async function allSubscriptions(): Promise<SubscriptionState[]> {
  const all: SubscriptionState[] = [];
  for await (const one of payments.subscriptions()) all.push(one);
  return all;
}

const sent = (path: string) => double.requests.filter((request) => request.path === path);
const last = (path: string) => Object.fromEntries(sent(path).at(-1)?.form ?? []);
const failureOf = async (asked: Promise<unknown>): Promise<PaymentsFailed> => {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PaymentsFailed);
  return error as PaymentsFailed;
};

describe('a customer', () => {
  it('is made once for a person, however often it is asked for', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => payments.createCustomer(ADA, 'ada@zobo.test')));
    expect(new Set(ids).size).toBe(1);
    expect(last('/v1/customers')).toEqual({ email: 'ada@zobo.test', 'metadata[user_id]': ADA });
    const keys = sent('/v1/customers').map(({ headers }) => String(headers['idempotency-key']));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(new RegExp(`^customer:${ADA}:`));
  });

  it('can be made after the person changed the address', async () => {
    await payments.createCustomer(ADA, 'ada@zobo.test');
    await expect(payments.createCustomer(ADA, 'new@zobo.test')).resolves.toMatch(/^cus_/);
  });
});

describe('a checkout', () => {
  it('says what is bought, by whom, and what the trial is', async () => {
    const given = await order({ hasLaunchCoupon: true });
    const made = await payments.createCheckout(given);
    expect(made.url).toBe(`http://localhost:4000/test-payments/checkout/${made.sessionId}`);
    expect(made.expiresAt).toEqual(given.expiresAt);
    const { 'line_items[0][price]': price, ...rest } = last('/v1/checkout/sessions');
    expect(price).toMatch(/^price_/);
    expect(rest).toEqual({
      mode: 'subscription',
      'line_items[0][quantity]': '1',
      customer: given.customerId,
      client_reference_id: ADA,
      'metadata[user_id]': ADA,
      'subscription_data[metadata][user_id]': ADA,
      'subscription_data[trial_period_days]': '30',
      'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
      'allowed_payment_method_types[0]': 'card',
      payment_method_collection: 'always',
      'discounts[0][coupon]': 'zobo-launch',
      success_url: given.successUrl,
      cancel_url: given.cancelUrl,
      expires_at: String((START + 3_600_000) / 1000),
      locale: 'en',
    });
    const { headers } = sent('/v1/checkout/sessions')[0]!;
    expect(headers['idempotency-key']).toBe('order-1');
    expect(headers['stripe-version']).toBe('2026-10-28.endive');
    expect(headers['x-stripe-client-telemetry']).toBeUndefined();
  });

  it('names neither trial nor coupon where there is none', async () => {
    await payments.createCheckout(await order({ trialDays: null }));
    const names = Object.keys(last('/v1/checkout/sessions'));
    expect(names.filter((name) => /trial|discount/.test(name))).toEqual([]);
  });

  it('is one page for one key, also for fifty at once, and is refused for another order with it', async () => {
    const given = await order();
    const made = await Promise.all(Array.from({ length: 50 }, () => payments.createCheckout(given)));
    expect(new Set(made.map(({ sessionId }) => sessionId)).size).toBe(1);
    const error = await failureOf(payments.createCheckout({ ...given, plan: 'soul' }));
    expect(error.message).toContain('StripeIdempotencyError 400');
  });

  it('asks for a price once in five minutes', async () => {
    await payments.createCheckout(await order({ key: 'one' }));
    clock.advance(5 * 60_000 - 1);
    await payments.createCheckout(await order({ key: 'two' }));
    expect(sent('/v1/prices')).toHaveLength(1);
    expect(last('/v1/prices')).toMatchObject({ 'lookup_keys[0]': 'zobo_gold_monthly' });
    clock.advance(1);
    await payments.createCheckout(await order({ key: 'three' }));
    expect(sent('/v1/prices')).toHaveLength(2);
  });

  it.each([
    ['another amount', { amount: plans.gold.koboAMonth + 1 }],
    ['another currency', { currency: 'usd' }],
    ['no name', { lookupKey: null }],
    ['another plan in it', { metadata: { zobo_plan: 'soul' } }],
  ])('is not made for a price with %s', async (_what, wrong) => {
    await double.payments.run(({ state }) => {
      for (const price of Object.values(state.prices)) {
        if (price.lookupKey === 'zobo_gold_monthly') Object.assign(price, wrong);
      }
    });
    await failureOf(payments.createCheckout(await order()));
    expect(sent('/v1/checkout/sessions')).toEqual([]);
  });

  it('can be closed, also twice, after it was used, and when there is none', async () => {
    const { sessionId } = await payments.createCheckout(await order());
    await payments.expireCheckout(sessionId);
    await payments.expireCheckout(sessionId);
    const statusOf = (id: string) => double.payments.run(({ state }) => state.sessions[id]?.status);
    expect(await statusOf(sessionId)).toBe('expired');
    await subscribed({ key: 'other' });
    const used = await double.payments.run(({ state }) =>
      Object.values(state.sessions).find(({ status }) => status === 'complete'),
    );
    await payments.expireCheckout(used!.id);
    expect(await statusOf(used!.id)).toBe('complete');
    await payments.expireCheckout('cs_nothing');
  });
});

describe('a subscription', () => {
  it('is told as it is in the trial, paid, cancelled and ended', async () => {
    const { id, customerId } = await subscribed({ hasLaunchCoupon: true });
    const end = new Date(START + 30 * DAY);
    const trial = await payments.subscription(id);
    expect(trial).toEqual({
      id,
      customerId,
      userId: ADA,
      plan: 'gold',
      status: 'trialing',
      periodStartsAt: new Date(START),
      periodEndsAt: end,
      trialEndsAt: end,
      forgottenAt: null,
      cancelsAtPeriodEnd: false,
      unpaidSince: null,
      nextPayment: { amountMinor: 231_040, currency: 'NGN' },
      endedAt: null,
      createdAt: new Date(START),
      cardFingerprint: expect.any(String),
      hasLaunchCoupon: true,
      latestInvoice: expect.objectContaining({ subscriptionId: id, amountMinor: 0, state: 'paid' }),
    });
    clock.advance(31 * DAY);
    await double.payments.run((world) => endPeriod(world, world.state.subscriptions[id]!));
    const paid = await payments.subscription(id);
    expect(paid).toMatchObject({ status: 'active', periodStartsAt: end, trialEndsAt: end });
    expect(paid?.periodEndsAt).toEqual(new Date('2027-01-22T12:00:00Z'));
    await double.payments.run((world) => setCancelling(world, world.state.subscriptions[id]!, true));
    expect(await payments.subscription(id)).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true });
    await payments.cancel(id, { givesBack: true });
    expect(await payments.subscription(id)).toMatchObject({ status: 'canceled', endedAt: clock.now() });
    await payments.cancel(id, { givesBack: true });
    expect(sent(`/v1/subscriptions/${id}`).filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    // What its last invoice took goes back, once: the second time the key is the same.
    const refunds = sent('/v1/refunds');
    expect(refunds).toHaveLength(2);
    expect(new Set(refunds.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const given = await double.payments.run(({ state }) =>
      Object.values(state.invoices).filter(({ subscriptionId, isRefunded }) => subscriptionId === id && isRefunded),
    );
    expect(given.map(({ amount }) => amount)).toEqual([231_040]);
    const ends = sent(`/v1/subscriptions/${id}`).filter(({ method }) => method === 'DELETE');
    expect(Object.fromEntries(ends[0]!.form)).toEqual({ invoice_now: 'false', prorate: 'false' });
  });

  it('is null where there is none, and of no plan where the price is not ours', async () => {
    expect(await payments.subscription('sub_nothing')).toBeNull();
    const { id, priceId } = await subscribed();
    for (const metadata of [{}, { zobo_plan: 'free' }, { zobo_plan: 'constructor' }, { zobo_plan: 'GOLD' }]) {
      await double.payments.run(({ state }) => Object.assign(state.prices[priceId]!, { metadata }));
      expect((await payments.subscription(id))?.plan).toBeNull();
    }
  });

  it('has the same fingerprint for the same card only', async () => {
    const prints: (string | null | undefined)[] = [];
    for (const [at, card] of [GOOD, GOOD, '5555555555554444'].entries()) {
      const { id } = await subscribed({ key: `order-${at}` }, card);
      prints.push((await payments.subscription(id))?.cardFingerprint);
    }
    expect(prints[0]).toEqual(expect.any(String));
    expect(prints[1]).toBe(prints[0]);
    expect(prints[2]).not.toBe(prints[0]);
  });

  it('is among all of them, also when there are more than a page of them and some have ended', async () => {
    const first = await subscribed();
    const ids = await double.payments.run(({ state, newId }) =>
      Array.from({ length: 230 }, (_, at) => {
        const row = { ...first, id: newId('sub_test_'), status: at % 2 === 0 ? ('canceled' as const) : first.status };
        state.subscriptions[row.id] = row;
        return row.id;
      }),
    );
    const read = await allSubscriptions();
    expect(read.map(({ id }) => id).sort()).toEqual([first.id, ...ids].sort());
    expect(read.every(({ cardFingerprint }) => cardFingerprint !== null)).toBe(true);
    expect(sent('/v1/subscriptions')).toHaveLength(3);
  });
});

describe('a portal', () => {
  it('is for the customer, and confirms a change of plan when there is one', async () => {
    const { id, itemId, customerId } = await subscribed();
    const returnUrl = 'http://localhost:4000/settings';
    await payments.createPortal({ customerId, returnUrl, change: null });
    expect(last('/v1/billing_portal/sessions')).toEqual({
      customer: customerId,
      configuration: 'bpc_test_portal',
      return_url: returnUrl,
    });
    const url = await payments.createPortal({ customerId, returnUrl, change: { subscriptionId: id, plan: 'diamond' } });
    expect(sent('/v1/billing_portal/configurations')).toHaveLength(1);
    expect(url).toMatch(/^http:\/\/localhost:4000\/test-payments\/portal\/bps_test_[0-9a-f]{32}$/);
    const flow = 'flow_data[subscription_update_confirm]';
    expect(last('/v1/billing_portal/sessions')).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      [`${flow}[subscription]`]: id,
      [`${flow}[items][0][id]`]: itemId,
      [`${flow}[items][0][price]`]: `price_test_diamond_${plans.diamond.koboAMonth}`,
      [`${flow}[items][0][quantity]`]: '1',
      'flow_data[after_completion][redirect][return_url]': returnUrl,
    });
  });
});

describe('a portal that was never set up', () => {
  it('is not opened', async () => {
    const { customerId } = await subscribed();
    await double.payments.run(({ state }) => {
      for (const row of Object.values(state.portalConfigurations)) row.metadata = {};
    });
    const asked = payments.createPortal({ customerId, returnUrl: 'http://localhost:4000/', change: null });
    expect((await failureOf(asked)).message).toContain('publish the plans');
    expect(sent('/v1/billing_portal/sessions')).toEqual([]);
  });
});

describe('a subscription that is not paid', () => {
  it('is unpaid since the first invoice that failed, whatever failed after it, and all of them are read so', async () => {
    const { id } = await subscribed({ trialDays: null }, '4000000000000341');
    clock.advance(20 * DAY);
    const askedAt = clock.now();
    const changeTo = (amount: number) =>
      double.payments.run((world) => {
        const price = Object.values(world.state.prices).find((each) => each.amount === amount)!;
        changePrice(world, world.state.subscriptions[id]!, price.id);
      });
    await changeTo(plans.soul.koboAMonth);
    expect(await payments.subscription(id)).toMatchObject({
      status: 'past_due',
      plan: 'soul',
      unpaidSince: askedAt,
      nextPayment: null,
    });
    clock.advance(5 * DAY);
    await changeTo(plans.diamond.koboAMonth);
    expect(await payments.subscription(id)).toMatchObject({ plan: 'diamond', unpaidSince: askedAt });
    expect(await allSubscriptions()).toMatchObject([{ id, unpaidSince: askedAt }]);
  });
});

describe('the end of a subscription', () => {
  const refunded = (id: string) =>
    double.payments.run(({ state }) =>
      Object.values(state.invoices).filter(({ subscriptionId, isRefunded }) => subscriptionId === id && isRefunded),
    );

  it('gives nothing back that is not to be given back', async () => {
    const { id } = await subscribed({ trialDays: null });
    await payments.cancel(id, { givesBack: false });
    expect(await payments.subscription(id)).toMatchObject({ status: 'canceled' });
    expect(await refunded(id)).toEqual([]);
  });

  it('comes before the money, which goes back also of one that has ended, and of which it went back before', async () => {
    const { id } = await subscribed({ trialDays: null });
    await payments.cancel(id, { givesBack: true });
    const paths = double.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths.indexOf(`DELETE /v1/subscriptions/${id}`)).toBeLessThan(paths.indexOf('POST /v1/refunds'));
    expect(await refunded(id)).toHaveLength(1);
    await double.payments.run(({ state }) => {
      for (const key of Object.keys(state.answers)) delete state.answers[key];
    });
    // Nobody remembers the key any more: Stripe says that it was given back.
    await payments.cancel(id, { givesBack: true });
    const other = await subscribed({ key: 'other', trialDays: null });
    await double.payments.run((world) => endSubscription(world, world.state.subscriptions[other.id]!, world.now()));
    await payments.cancel(other.id, { givesBack: true });
    expect(await refunded(other.id)).toHaveLength(1);
  });
});

describe('a customer whom Stripe does not have any more', () => {
  it('is told by name at checkout and portal, and another can be made', async () => {
    const given = await order();
    await double.payments.run(({ state }) => void delete state.customers[given.customerId]);
    await expect(payments.createCheckout(given)).rejects.toBeInstanceOf(CustomerMissing);
    const portal = { customerId: given.customerId, returnUrl: 'http://localhost:4000/', change: null };
    await expect(payments.createPortal(portal)).rejects.toBeInstanceOf(CustomerMissing);
    expect(await payments.createCustomer(ADA, 'ada@zobo.test')).toBe(given.customerId);
    expect(await payments.createCustomer(ADA, 'ada@zobo.test', given.customerId)).not.toBe(given.customerId);
  });
});

describe('an invoice', () => {
  it('is told as it is, and null where there is none', async () => {
    const { id } = await subscribed({ trialDays: null, hasLaunchCoupon: true });
    const { latestInvoiceId } = await double.payments.run(({ state }) => state.subscriptions[id]!);
    expect(await payments.invoice(latestInvoiceId!)).toEqual({
      id: latestInvoiceId,
      customerId: expect.stringMatching(/^cus_/),
      subscriptionId: id,
      amountMinor: (plans.gold.koboAMonth * (100 - limits.launchDiscount.percentOff)) / 100,
      currency: 'NGN',
      state: 'paid',
      invoiceUrl: `http://localhost:4000/test-payments/invoice/${latestInvoiceId}`,
      createdAt: new Date(START),
    });
    expect(await payments.invoice('in_nothing')).toBeNull();
  });
});

describe('publishing', () => {
  it('makes what is missing, once, and nothing in a dry run', async () => {
    await double.payments.run(({ state }) => {
      for (const rows of [state.products, state.prices, state.coupons, state.portalConfigurations])
        for (const id of Object.keys(rows)) delete rows[id];
    });
    const all = ['gold', 'diamond', 'soul'];
    expect(await payments.publish(true)).toEqual(all.map((plan) => ({ plan, isNew: true, priceId: null })));
    expect(double.requests.every(({ method }) => method === 'GET')).toBe(true);
    const made = await payments.publish(false);
    expect(made).toEqual(all.map((plan) => ({ plan, isNew: true, priceId: expect.stringMatching(/^price_/) })));
    expect(sent('/v1/prices').filter(({ method }) => method === 'POST')).toHaveLength(3);
    expect(last('/v1/coupons')).toMatchObject({ id: 'zobo-launch', percent_off: '20', duration_in_months: '3' });
    expect(await payments.publish(false)).toEqual(made.map((price) => ({ ...price, isNew: false })));
    const portals = sent('/v1/billing_portal/configurations').filter(({ method }) => method === 'POST');
    expect(portals).toHaveLength(1);
    const feature = 'features[subscription_update]';
    expect(Object.fromEntries(portals[0]!.form)).toMatchObject({
      'metadata[zobo]': 'portal',
      [`${feature}[enabled]`]: 'true',
      [`${feature}[default_allowed_updates][0]`]: 'price',
      [`${feature}[proration_behavior]`]: 'always_invoice',
      [`${feature}[trial_update_behavior]`]: 'continue_trial',
      [`${feature}[products][1][product]`]: 'zobo_diamond',
      [`${feature}[products][1][prices][0]`]: made[1]!.priceId,
      'features[subscription_cancel][mode]': 'at_period_end',
      'features[payment_method_update][enabled]': 'true',
      'features[invoice_history][enabled]': 'true',
    });
    // The second time it was updated.
    expect(await double.payments.run(({ state }) => Object.keys(state.portalConfigurations))).toHaveLength(1);
    expect(double.requests.filter(({ path, method }) => path.startsWith('/v1/p') && method === 'POST')).toHaveLength(6);
    await expect(payments.createCheckout(await order({ hasLaunchCoupon: true }))).resolves.toBeDefined();
  });

  it('moves the name to a new price when the amount has changed, and leaves the former one to those who pay it', async () => {
    const { id } = await subscribed();
    await double.payments.run(({ state }) => {
      for (const price of Object.values(state.prices)) if (price.metadata.zobo_plan === 'gold') price.amount -= 100;
    });
    const published = await payments.publish(false);
    expect(published.filter(({ isNew }) => isNew).map(({ plan }) => plan)).toEqual(['gold']);
    expect((await payments.subscription(id))?.plan).toBe('gold');
    const named = await double.payments.run(({ state }) =>
      Object.values(state.prices).filter(({ lookupKey }) => lookupKey === 'zobo_gold_monthly'),
    );
    expect(named.map(({ amount }) => amount)).toEqual([plans.gold.koboAMonth]);
  });
});

describe('when Stripe fails', () => {
  it('is asked again twice after a failure of its own, with the same key', async () => {
    const given = await order();
    double.failures.push(500, 500);
    await expect(payments.createCheckout(given)).resolves.toBeDefined();
    // The price was asked for three times.
    expect(sent('/v1/prices')).toHaveLength(3);
    double.failures.push(500);
    await payments.createCheckout({ ...given, key: 'order-2' });
    const keys = sent('/v1/checkout/sessions').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['order-1', 'order-2', 'order-2']);
  });

  it.each([
    ['its own failures', [500, 500, 500]],
    ['a refused payment', [402]],
    ['too many requests', [429]],
  ] as const)('tells of %s without its words', async (_what, failures) => {
    for (const ask of [
      () => payments.subscription('sub_1'),
      () => payments.createCustomer(ADA, 'ada@zobo.test'),
      () => allSubscriptions(),
      () => payments.publish(true),
    ]) {
      double.failures.push(...failures);
      const { message, cause, stack } = await failureOf(ask());
      expect(message).toContain(String(failures[0]));
      expect(`${message} ${String(stack)}`).not.toMatch(/leak|ada@|sk_test/);
      expect(cause).toBeUndefined();
    }
  });

  it('tells of one that cannot be reached', async () => {
    const nobody = createStripePayments({
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
      mode: 'live',
      clock: clock.now,
      fetch: () => Promise.reject(new TypeError('fetch failed at sk_test_x')),
    });
    const { message } = await failureOf(nobody.subscription('sub_1'));
    expect(message).toBe('Stripe, subscription: StripeConnectionError');
  });

  it('does not wait for ever', async () => {
    double.failures.push('hang', 'hang', 'hang');
    const { secretKey, webhookSecret } = double.payments;
    const settings = { secretKey, webhookSecret, mode: 'live', apiUrl: double.url, clock: clock.now } as const;
    const impatient = createStripePayments({ ...settings, answerMs: 100 });
    const { message } = await failureOf(impatient.subscription('sub_1'));
    expect(message).toBe('Stripe, subscription: StripeConnectionError');
    expect(sent('/v1/subscriptions/sub_1')).toHaveLength(3);
  });

  it('refuses a wrong key without telling it', async () => {
    const wrong = { secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x', mode: 'live', apiUrl: double.url } as const;
    const { message } = await failureOf(createStripePayments({ ...wrong, clock: clock.now }).subscription('sub_1'));
    expect(message).toMatch(/^Stripe, subscription: StripeAuthenticationError 401 req_\w+$/);
  });
});

describe('a webhook', () => {
  const event = (type: string, object: object) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      api_version: '2026-10-28.endive',
      created: START / 1000,
      data: { object },
      livemode: false,
      type,
    });
  const sign = (payload: string, at = START, secret = double.payments.webhookSecret): string =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });
  const read = (body: string, signature: string) => payments.readWebhook(Buffer.from(body), signature, clock.now());

  it('says which objects are to be read anew', async () => {
    const body = event('invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } });
    expect(await read(body, sign(body))).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      sentAt: new Date(START),
      subscriptionId: 'sub_1',
      invoiceId: 'in_1',
    });
  });

  it('is taken for five minutes by our clock, whatever the time of the machine', async () => {
    const body = event('customer.subscription.updated', { id: 'sub_1' });
    const signature = sign(body);
    clock.advance(limits.billing.webhookAgeSeconds * 1000);
    expect(await read(body, signature)).not.toBeNull();
    clock.advance(1000);
    expect(await read(body, signature)).toBeNull();
  });

  it('is nothing when it is forged: 1,000 ways', async () => {
    const dice = diceOf(6);
    const body = event('customer.subscription.updated', { id: 'sub_1', metadata: { user_id: ADA }, n: 1.0 });
    const signature = sign(body);
    const hex = '0123456789abcdef';
    const forgeries: (() => [string, string])[] = [
      // One character of the body is another one.
      () => {
        const at = dice.below(body.length);
        const other = String.fromCharCode(33 + dice.below(90));
        return [`${body.slice(0, at)}${other === body[at] ? '~' : other}${body.slice(at + 1)}`, signature];
      },
      // One digit of the signature is another one.
      () => {
        const at = signature.length - 1 - dice.below(64);
        const digit = hex[(hex.indexOf(signature[at]!) + 1 + dice.below(15)) % 16]!;
        return [body, `${signature.slice(0, at)}${digit}${signature.slice(at + 1)}`];
      },
      // Not signed, or with less than a signature.
      () => [
        body,
        dice.pick(['', 't=', 'v1=', `t=${START / 1000}`, `t=${START / 1000},v1=`, 'null', `v1=${'0'.repeat(64)}`]),
      ],
      // Signed long ago, and signed long ago with a new time put in front.
      () => [body, sign(body, START - (limits.billing.webhookAgeSeconds + 1 + dice.below(1e6)) * 1000)],
      () => [body, `${sign(body, START - DAY - dice.below(1e6) * 1000)},t=${START / 1000}`],
      // Written anew, with other spaces or in another order.
      () => [JSON.stringify(JSON.parse(body), null, dice.pick([1, 2, 4, '\t'])), signature],
      () => [JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())), signature],
      () => [`${body}${dice.pick([' ', '\n', '\r\n', '\0'])}`, signature],
      // Signed by somebody else, or in a manner that is not taken.
      () => [body, sign(body, START, `whsec_${dice.next()}`)],
      () => [body, signature.replace('v1=', dice.pick(['v0=', 'v2=', 'V1=']))],
    ];
    let taken = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const [bytes, header] = forgeries[round % forgeries.length]!();
      if ((await read(bytes, header)) !== null) taken += 1;
    }
    expect(taken).toBe(0);
    expect(await read(body, signature)).not.toBeNull();
  });

  it('is nothing when what is signed is no event', async () => {
    for (const body of ['', '{}', '[]', 'null', 'x', '{"id":"evt_1"}']) {
      expect(await read(body, body === '' ? 't=1,v1=0' : sign(body))).toBeNull();
    }
  });
});
