import { describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { answerApi } from './api.ts';
import { readCard } from './cards.ts';
import { fillCatalogue } from './catalogue.ts';
import { parsedForm } from './form.ts';
import { answerBank, changePrice, completeSession, endPeriod, expireSession } from './lifecycle.ts';
import { monthsLater } from './months.ts';
import { stateOf, type World } from './state.ts';

const START = Date.parse('2026-01-31T12:00:00Z') / 1000;
const KEY = 'sk_test_key';

function world(): World & { at: number } {
  let ids = 0;
  const made = {
    state: stateOf({}),
    at: START,
    publicUrl: 'http://localhost:4000',
    now: () => made.at,
    newId: (prefix: string) => `${prefix}${++ids}`,
  };
  fillCatalogue(made);
  return made;
}

const proper = {
  authorization: `Bearer ${KEY}`,
  'stripe-version': '2026-10-28.endive',
  'idempotency-key': 'one',
  'content-type': 'application/x-www-form-urlencoded',
};
type Given = Partial<Record<keyof typeof proper, string | undefined>>;

function ask(here: World, method: string, path: string, form: Record<string, string> = {}, headers: Given = {}) {
  const given = Object.entries({ ...proper, ...headers }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const text = new URLSearchParams(form).toString();
  const isPost = method === 'POST';
  const request = {
    method,
    path: isPost || text === '' ? path : `${path}?${text}`,
    headers: new Headers(given),
    body: isPost ? text : '',
  };
  const { status, body } = answerApi(here, request, KEY);
  return { status, body: JSON.parse(body) };
}

const customer = (here: World): string =>
  ask(here, 'POST', '/v1/customers', { email: 'ada@zobo.test' }, { 'idempotency-key': 'customer' }).body.id;

function session(here: World, customerId: string): Record<string, string> {
  const [price = ''] = Object.keys(here.state.prices);
  return {
    mode: 'subscription',
    customer: customerId,
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    'subscription_data[trial_period_days]': '30',
    success_url: 'http://localhost:4000/done',
    expires_at: String(START + 3_600),
  };
}

describe('the double of Stripe', () => {
  it('answers only those who come as the SDK does', () => {
    const refused = (method: string, headers: Given) => ask(world(), method, '/v1/customers', {}, headers);
    expect(refused('POST', { authorization: undefined }).status).toBe(401);
    expect(refused('POST', { authorization: 'Bearer sk_test_other' }).status).toBe(401);
    expect(refused('POST', { 'stripe-version': undefined }).status).toBe(400);
    expect(refused('POST', { 'idempotency-key': undefined }).status).toBe(400);
    expect(refused('POST', { 'content-type': 'application/json' }).status).toBe(400);
    expect(refused('POST', {}).status).toBe(200);
    expect(ask(world(), 'GET', '/v1/charges').status).toBe(404);
    expect(ask(world(), 'GET', '/v1/coupons/zobo-launch', {}, { 'idempotency-key': undefined }).status).toBe(200);
  });

  it.each([
    ['an unknown parameter', { ui_mode: 'hosted' }, 'parameter_unknown', 'ui_mode'],
    [
      'an unknown one deep inside',
      { 'subscription_data[trial_end]': '1' },
      'parameter_unknown',
      'subscription_data[trial_end]',
    ],
    [
      'a number that is none',
      { 'subscription_data[trial_period_days]': 'ten' },
      'parameter_invalid',
      'subscription_data[trial_period_days]',
    ],
    ['a word that is none of those', { mode: 'payment' }, 'parameter_invalid', 'mode'],
    ['an address that is none', { success_url: 'javascript:alert(1)' }, 'parameter_invalid', 'success_url'],
    ['a customer who is not there', { customer: 'cus_0' }, 'resource_missing', 'customer'],
    ['a price that is not there', { 'line_items[0][price]': '__proto__' }, 'resource_missing', 'line_items[0][price]'],
    ['a coupon that is not there', { 'discounts[0][coupon]': 'free' }, 'resource_missing', 'discounts[0][coupon]'],
    ['an end too soon', { expires_at: String(START + 1_799) }, undefined, 'expires_at'],
    ['an end too late', { expires_at: String(START + 86_401) }, undefined, 'expires_at'],
  ])('refuses %s', (_what, wrong, code, param) => {
    const here = world();
    const { status, body } = ask(here, 'POST', '/v1/checkout/sessions', { ...session(here, customer(here)), ...wrong });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, message: expect.any(String) });
    expect(body.error.code).toBe(code);
    expect(here.state.sessions).toEqual({});
  });

  it.each(['mode', 'customer', 'success_url', 'line_items[0][price]'])('refuses to do without %s', (name) => {
    const here = world();
    const { [name]: _gone, ...rest } = session(here, customer(here));
    const { status, body } = ask(here, 'POST', '/v1/checkout/sessions', rest);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'parameter_missing', param: name });
  });

  it('answers the same to the same key for a day, and refuses it for something else', () => {
    const here = world();
    const form = session(here, customer(here));
    const first = ask(here, 'POST', '/v1/checkout/sessions', form);
    expect(ask(here, 'POST', '/v1/checkout/sessions', form)).toEqual(first);
    expect(Object.keys(here.state.sessions)).toHaveLength(1);
    const other = ask(here, 'POST', '/v1/checkout/sessions', { ...form, client_reference_id: 'x' });
    expect(other.status).toBe(400);
    expect(other.body.error.type).toBe('idempotency_error');
    expect(ask(here, 'POST', '/v1/customers', form).body.error.type).toBe('idempotency_error');
    expect(ask(here, 'POST', '/v1/checkout/sessions', form, { 'idempotency-key': 'two' }).body.id).not.toBe(
      first.body.id,
    );
  });

  it('does not remember what it refused', () => {
    const here = world();
    const form = session(here, customer(here));
    expect(ask(here, 'POST', '/v1/checkout/sessions', { ...form, mode: 'x' }).status).toBe(400);
    expect(ask(here, 'POST', '/v1/checkout/sessions', form).status).toBe(200);
  });

  it('expands what can be expanded, and refuses the rest', () => {
    const here = world();
    const { id } = ask(here, 'POST', '/v1/checkout/sessions', session(here, customer(here))).body;
    const card = readCard('4242424242424242', () => 'print')!;
    const row = completeSession(here, here.state.sessions[id]!, card)!;
    const path = `/v1/subscriptions/${row.id}`;
    expect(ask(here, 'GET', path).body.default_payment_method).toBe(row.cardId);
    const whole = ask(here, 'GET', path, { 'expand[0]': 'default_payment_method' }).body;
    expect(whole.default_payment_method.card.fingerprint).toBe('print');
    expect(ask(here, 'GET', path, { 'expand[0]': 'items.data.tax_rates' }).status).toBe(400);
    expect(ask(here, 'GET', '/v1/subscriptions', { 'expand[0]': 'discounts' }).status).toBe(400);
  });

  it('takes the launch discount off for three months and no longer', () => {
    const here = world();
    const { 'subscription_data[trial_period_days]': _trial, ...form } = session(here, customer(here));
    const coupon = { 'discounts[0][coupon]': 'zobo-launch' };
    const { id } = ask(here, 'POST', '/v1/checkout/sessions', { ...form, ...coupon }).body;
    const row = completeSession(here, here.state.sessions[id]!, readCard('4242424242424242', () => 'print')!)!;
    for (let month = 0; month < limits.launchDiscount.months + 1; month += 1) {
      here.at = row.periodEnd;
      endPeriod(here, row);
    }
    const invoices = Object.values(here.state.invoices);
    expect(invoices.map(({ amount, subtotal }) => amount / subtotal)).toEqual([0.8, 0.8, 0.8, 1, 1]);
    expect(row.discount).toBeNull();
  });
});

describe('a portal of the double', () => {
  const features = (here: World, changes: Record<string, string> = {}): Record<string, string> => {
    const [price] = Object.values(here.state.prices);
    return {
      'features[subscription_update][enabled]': 'true',
      'features[subscription_update][default_allowed_updates][0]': 'price',
      'features[subscription_update][products][0][product]': price!.productId,
      'features[subscription_update][products][0][prices][0]': price!.id,
      ...changes,
    };
  };
  const configurations = '/v1/billing_portal/configurations';

  it('is set up by a configuration of our prices only', () => {
    const here = world();
    expect(ask(here, 'GET', configurations, { active: 'true' }).body.data).toMatchObject([
      { metadata: { zobo: 'portal' } },
    ]);
    const made = ask(here, 'POST', configurations, features(here));
    expect(made).toMatchObject({ status: 200, body: { object: 'billing_portal.configuration', active: true } });
    const wrong: [Record<string, string>, string][] = [
      [{ 'features[subscription_update][products][0][prices][0]': 'price_0' }, 'resource_missing'],
      [{ 'features[subscription_update][products][0][product]': 'zobo_soul' }, 'resource_missing'],
      [{ 'features[subscription_update][proration_behavior]': 'always' }, 'parameter_invalid'],
      [{ 'business_profile[headline]': 'Zobo' }, 'parameter_unknown'],
    ];
    for (const [change, code] of wrong) {
      const key = { 'idempotency-key': JSON.stringify(change) };
      expect(ask(here, 'POST', configurations, features(here, change), key).body.error.code).toBe(code);
    }
    const update = ask(here, 'POST', `${configurations}/bpc_0`, features(here), { 'idempotency-key': 'u' });
    expect(update.status).toBe(404);
  });

  it('needs a configuration that is there', () => {
    const here = world();
    const given = { customer: customer(here) };
    expect(ask(here, 'POST', '/v1/billing_portal/sessions', given).body.error.param).toBe('configuration');
    const portal = (configuration: string) =>
      ask(
        here,
        'POST',
        '/v1/billing_portal/sessions',
        { ...given, configuration },
        { 'idempotency-key': configuration },
      );
    expect(portal('bpc_0').body.error).toMatchObject({ code: 'resource_missing', param: 'configuration' });
    expect(portal('bpc_test_portal').status).toBe(200);
  });
});

describe('what the double does in time', () => {
  const paid = (here: World, card = readCard('4242424242424242', () => 'print')!) => {
    const { 'subscription_data[trial_period_days]': _trial, ...form } = session(here, customer(here));
    const { id } = ask(here, 'POST', '/v1/checkout/sessions', form).body;
    return { page: here.state.sessions[id]!, row: completeSession(here, here.state.sessions[id]!, card)! };
  };
  const types = (here: World) => here.state.events.splice(0).map(({ type }) => type);
  const priceOf = (here: World, plan: string) =>
    Object.values(here.state.prices).find(({ metadata }) => metadata.zobo_plan === plan)!.id;

  it('a subscription waits for the bank, and is begun or never is', () => {
    const here = world();
    const card = readCard('4000002500003155', () => 'print')!;
    const { page, row } = paid(here, card);
    expect(row.status).toBe('incomplete');
    expect(page.status).toBe('open');
    expect(types(here)).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.payment_action_required',
    ]);
    answerBank(here, page, false);
    expect(types(here)).toEqual(['invoice.payment_failed']);
    expect(completeSession(here, page, card)).toBe(row);
    expect(answerBank(here, page, true)).toBe(row);
    expect(row.status).toBe('active');
    expect(types(here)).toEqual(['invoice.paid', 'customer.subscription.updated', 'checkout.session.completed']);

    const other = world();
    const left = paid(other, card);
    types(other);
    expireSession(other, left.page);
    expect(left.row.status).toBe('incomplete_expired');
    expect(types(other)).toEqual(['invoice.voided', 'customer.subscription.updated', 'checkout.session.expired']);
  });

  it('a change of plan charges the rest of the month now, and a cheaper one is to the credit', () => {
    const here = world();
    const { row } = paid(here);
    here.at += (row.periodEnd - row.periodStart) / 2;
    changePrice(here, row, priceOf(here, 'diamond'));
    changePrice(here, row, priceOf(here, 'gold'));
    const invoices = () =>
      Object.values(here.state.invoices).map(({ total, amount, status }) => [total, amount, status]);
    expect(invoices()).toEqual([
      [288_800, 288_800, 'paid'],
      [150_000, 150_000, 'paid'],
      [-150_000, 0, 'paid'],
    ]);
    here.at = row.periodEnd;
    endPeriod(here, row);
    expect(invoices().at(-1)).toEqual([288_800, 138_800, 'paid']);
    expect(here.state.customers[row.customerId]?.balance).toBe(0);
  });

  it('a change of plan that cannot be paid stays, past due, and one in a trial costs nothing', () => {
    const here = world();
    const { row } = paid(here, readCard('4000000000000341', () => 'print')!);
    here.at += 20 * 86_400;
    changePrice(here, row, priceOf(here, 'diamond'));
    expect(row).toMatchObject({ status: 'past_due', priceId: priceOf(here, 'diamond') });
    const list = ask(here, 'GET', '/v1/invoices', { subscription: row.id, status: 'open' }).body.data;
    expect(list).toMatchObject([{ billing_reason: 'subscription_update', created: here.at }]);

    const other = world();
    const { id } = ask(other, 'POST', '/v1/checkout/sessions', session(other, customer(other))).body;
    const trial = completeSession(other, other.state.sessions[id]!, readCard('4242424242424242', () => 'print')!)!;
    const { trialEnd } = trial;
    changePrice(other, trial, priceOf(other, 'diamond'));
    expect(trial).toMatchObject({ status: 'trialing', trialEnd, priceId: priceOf(other, 'diamond') });
    expect(Object.keys(other.state.invoices)).toHaveLength(1);
  });
});

describe('the parts of the double', () => {
  it('read forms as Stripe writes them', () => {
    expect(parsedForm('a[b][0][c]=1&a[b][1][c]=2&d=x%20y&e[k.v]=')).toEqual({
      a: { b: [{ c: '1' }, { c: '2' }] },
      d: 'x y',
      e: { 'k.v': '' },
    });
    for (const form of ['a=1&a=2', 'a=1&a[b]=2', 'a[b]=1&a=2', 'a[b', '[a]=1', 'a b=1']) {
      expect(parsedForm(form)).toBeNull();
    }
  });

  it('know card numbers by their check digit', () => {
    const read = (typed: string) => readCard(typed, () => 'print');
    expect(read('4242 4242-4242 4242')).toMatchObject({ brand: 'visa', last4: '4242', isDeclined: false });
    expect(read('5555555555554444')?.brand).toBe('mastercard');
    expect(read('4000000000000002')?.isDeclined).toBe(true);
    expect(read('4000000000000341')?.failsLater).toBe(true);
    expect(read('4000002500003155')).toMatchObject({ needsBank: true, failsLater: false });
    expect(read('4242424242424242')?.needsBank).toBe(false);
    for (const typed of ['', '4242424242424241', '0', '42424242424', 'abc', '4242424242424242424242']) {
      expect(read(typed)).toBeNull();
    }
  });

  it('count months by the calendar', () => {
    const day = (text: string) => Date.parse(`${text}T12:34:56Z`) / 1000;
    expect(monthsLater(day('2026-01-31'), 1)).toBe(day('2026-02-28'));
    expect(monthsLater(day('2026-12-15'), 1)).toBe(day('2027-01-15'));
    expect(monthsLater(day('2026-11-30'), 3)).toBe(day('2027-02-28'));
  });
});
