import { describe, expect, it } from 'vitest';
import { limits } from '#rules/limits.ts';
import { ask, customer, type Given, START, session, stripeOf } from '#tests/setup/stripe-api.ts';
import { readCard } from '../payments/cards.ts';
import { completeSession, endPeriod } from './lifecycle.ts';
import type { World } from './state.ts';

describe('the double of Stripe', () => {
  it('answers only those who come as the SDK does', () => {
    const refused = (method: string, headers: Given) => ask(stripeOf(), method, '/v1/customers', {}, headers);
    expect(refused('POST', { authorization: undefined }).status).toBe(401);
    expect(refused('POST', { authorization: 'Bearer sk_test_other' }).status).toBe(401);
    expect(refused('POST', { 'stripe-version': undefined }).status).toBe(400);
    expect(refused('POST', { 'idempotency-key': undefined }).status).toBe(400);
    expect(refused('POST', { 'content-type': 'application/json' }).status).toBe(400);
    expect(refused('POST', {}).status).toBe(200);
    expect(ask(stripeOf(), 'GET', '/v1/charges').status).toBe(404);
    expect(ask(stripeOf(), 'GET', '/v1/coupons/zobo-launch', {}, { 'idempotency-key': undefined }).status).toBe(200);
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
    const here = stripeOf();
    const { status, body } = ask(here, 'POST', '/v1/checkout/sessions', { ...session(here, customer(here)), ...wrong });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, message: expect.any(String) });
    expect(body.error.code).toBe(code);
    expect(here.state.sessions).toEqual({});
  });

  it.each(['mode', 'customer', 'success_url', 'line_items[0][price]'])('refuses to do without %s', (name) => {
    const here = stripeOf();
    const { [name]: _gone, ...rest } = session(here, customer(here));
    const { status, body } = ask(here, 'POST', '/v1/checkout/sessions', rest);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'parameter_missing', param: name });
  });

  it('answers the same to the same key for a day, and refuses it for something else', () => {
    const here = stripeOf();
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
    const here = stripeOf();
    const form = session(here, customer(here));
    expect(ask(here, 'POST', '/v1/checkout/sessions', { ...form, mode: 'x' }).status).toBe(400);
    expect(ask(here, 'POST', '/v1/checkout/sessions', form).status).toBe(200);
  });

  it('expands what can be expanded, and refuses the rest', () => {
    const here = stripeOf();
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
    const here = stripeOf();
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
    const here = stripeOf();
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
    const here = stripeOf();
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
