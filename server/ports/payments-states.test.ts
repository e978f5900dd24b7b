import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { invoiceState, paymentEvent, planOf, subscriptionState } from './payments-states.ts';

const START = 1_800_000_000;
const MONTH = 2_592_000;
const ADA = '0f8fad5b-d9cb-469f-a165-70867728950e';
const at = (seconds: number): Date => new Date(seconds * 1000);

const price = (plan?: string) => ({
  metadata: plan === undefined ? {} : { zobo_plan: plan },
  unit_amount: 288_800,
  currency: 'ngn',
});
const item = (plan?: string, start = START) => ({
  price: price(plan),
  current_period_start: start,
  current_period_end: start + MONTH,
});
const card = (fingerprint: string) => ({ id: 'pm_1', card: { fingerprint } });

function subscription(changes: object = {}): Stripe.Subscription {
  return {
    id: 'sub_1',
    customer: 'cus_1',
    metadata: { user_id: ADA },
    items: { data: [item('gold')] },
    status: 'active',
    start_date: START,
    created: START,
    trial_end: null,
    ended_at: null,
    cancel_at: null,
    cancel_at_period_end: false,
    default_payment_method: null,
    discounts: [],
    latest_invoice: null,
    ...changes,
  } as unknown as Stripe.Subscription;
}

describe('a subscription of Stripe', () => {
  it('has its plan and its period by the item that is ours', () => {
    const items = { data: [item('else', START - 1), item('soul', START + 5)] };
    expect(subscriptionState(subscription({ items }))).toMatchObject({
      plan: 'soul',
      periodStartsAt: at(START + 5),
      periodEndsAt: at(START + 5 + MONTH),
    });
  });

  it('has no plan by another price, and a period where there is no item', () => {
    for (const plan of [undefined, 'free', 'toString', '']) expect(planOf(price(plan) as never)).toBeNull();
    const bare = subscriptionState(subscription({ items: { data: [] }, ended_at: START + 9 }));
    expect(bare).toMatchObject({ plan: null, periodStartsAt: at(START), periodEndsAt: at(START + 9) });
  });

  it('is of a person of ours only by an id as ours are', () => {
    expect(subscriptionState(subscription()).userId).toBe(ADA);
    for (const metadata of [{}, { user_id: '' }, { user_id: '42' }, { user_id: `${ADA}'` }]) {
      expect(subscriptionState(subscription({ metadata })).userId).toBeNull();
    }
  });

  it('ends with its period by the flag, and by the date that newer subscriptions have', () => {
    const ends = (changes: object) => subscriptionState(subscription(changes)).cancelsAtPeriodEnd;
    expect(ends({})).toBe(false);
    expect(ends({ cancel_at_period_end: true })).toBe(true);
    expect(ends({ cancel_at: START + MONTH })).toBe(true);
  });

  it('knows the card that the next payment comes from', () => {
    const print = (changes: object) => subscriptionState(subscription(changes)).cardFingerprint;
    const customer = (default_payment_method: unknown) => ({
      id: 'cus_1',
      invoice_settings: { default_payment_method },
    });
    expect(print({ default_payment_method: card('own'), customer: customer(card('other')) })).toBe('own');
    expect(print({ customer: customer(card('other')) })).toBe('other');
    expect(print({ customer: customer(null) })).toBeNull();
    expect(print({ customer: customer('pm_not_expanded') })).toBeNull();
    expect(print({ customer: { id: 'cus_1', deleted: true } })).toBeNull();
    expect(print({ default_payment_method: { id: 'pm_1' } })).toBeNull();
  });

  it('says what the end of the period charges, less what lasts until then and what is to the credit', () => {
    const next = (changes: object) => subscriptionState(subscription(changes)).nextPayment?.amountMinor ?? null;
    const end = START + MONTH;
    const discount = (ends: number | null, coupon: object) => ({
      id: 'di',
      end: ends,
      source: { type: 'coupon', coupon },
    });
    const customer = (balance: number) => ({ id: 'cus_1', balance, invoice_settings: {} });
    expect(subscriptionState(subscription()).nextPayment).toEqual({ amountMinor: 288_800, currency: 'NGN' });
    expect(next({ status: 'trialing', discounts: [discount(end + 1, { percent_off: 20 })] })).toBe(231_040);
    expect(next({ discounts: [discount(null, { percent_off: 20 })] })).toBe(231_040);
    expect(next({ discounts: [discount(end, { percent_off: 20 })] })).toBe(288_800);
    expect(next({ discounts: [discount(null, { amount_off: 300_000 })] })).toBe(0);
    expect(next({ customer: customer(-88_800) })).toBe(200_000);
    expect(next({ customer: customer(-999_999) })).toBe(0);
    for (const ended of [
      { cancel_at_period_end: true },
      { cancel_at: end },
      { status: 'past_due' },
      { status: 'canceled' },
    ]) {
      expect(next(ended)).toBeNull();
    }
  });

  it('is unpaid since its oldest invoice that waits', () => {
    const open = (created: number) => ({ id: `in_${created}`, created }) as Stripe.Invoice;
    expect(subscriptionState(subscription(), [open(START + 9), open(START + 5)]).unpaidSince).toEqual(at(START + 5));
    expect(subscriptionState(subscription()).unpaidSince).toBeNull();
  });

  it('uses the launch coupon only when it is that one', () => {
    const uses = (...discounts: unknown[]) => subscriptionState(subscription({ discounts })).hasLaunchCoupon;
    const discount = (coupon: unknown) => ({ id: 'di_1', source: { type: 'coupon', coupon } });
    expect(uses(discount('other'), discount('zobo-launch'))).toBe(true);
    expect(uses(discount({ id: 'zobo-launch' }))).toBe(true);
    expect(uses('zobo-launch', discount('other'), discount(null))).toBe(false);
  });
});

describe('an invoice of Stripe', () => {
  const invoice = (changes: object = {}) =>
    invoiceState({
      id: 'in_1',
      customer: { id: 'cus_1' },
      parent: { subscription_details: { subscription: { id: 'sub_1' } } },
      amount_due: 300,
      amount_paid: 100,
      currency: 'ngn',
      status: 'open',
      created: START,
      ...changes,
    } as unknown as Stripe.Invoice);

  it('is paid, open or void, and says what was paid or is to be paid', () => {
    expect(invoice()).toEqual({
      id: 'in_1',
      customerId: 'cus_1',
      subscriptionId: 'sub_1',
      amountMinor: 300,
      currency: 'NGN',
      state: 'open',
      invoiceUrl: null,
      createdAt: at(START),
    });
    expect(invoice({ status: 'paid' })).toMatchObject({ state: 'paid', amountMinor: 100 });
    const states = ['draft', null, 'void', 'uncollectible'].map((status) => invoice({ status }).state);
    expect(states).toEqual(['draft', 'draft', 'void', 'void']);
  });

  it('may be of no subscription and of nobody', () => {
    for (const parent of [null, {}, { subscription_details: null }]) {
      expect(invoice({ parent, customer: null })).toMatchObject({ subscriptionId: null, customerId: '' });
    }
  });
});

describe('an event of Stripe', () => {
  const read = (type: string, object: unknown) => {
    const { subscriptionId, invoiceId } = paymentEvent({
      id: 'evt_1',
      type,
      created: START,
      data: { object },
    } as Stripe.Event);
    return [subscriptionId, invoiceId];
  };

  it('names the objects to read, as ids or whole', () => {
    expect(read('customer.subscription.trial_will_end', { id: 'sub_1', customer: 'cus_1' })).toEqual(['sub_1', null]);
    expect(read('checkout.session.completed', { id: 'cs_1', subscription: 'sub_1', invoice: 'in_1' })).toEqual([
      'sub_1',
      'in_1',
    ]);
    expect(read('checkout.session.expired', { id: 'cs_1', subscription: null, invoice: null })).toEqual([null, null]);
    const parent = { subscription_details: { subscription: { id: 'sub_1' } } };
    expect(read('invoice.payment_failed', { id: 'in_1', parent })).toEqual(['sub_1', 'in_1']);
    expect(read('invoice.upcoming', { parent: null })).toEqual([null, null]);
  });

  it('names nothing in events about other things', () => {
    for (const type of ['customer.updated', 'invoice_payment.paid', 'charge.refunded', 'invoiceitem.created']) {
      expect(read(type, { id: 'x_1', subscription: 'sub_1', invoice: 'in_1' })).toEqual([null, null]);
    }
  });
});
