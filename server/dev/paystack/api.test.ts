/** The double refuses what Paystack would refuse, and whatever it does not know. */
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { plans } from '#rules/plans.ts';
import { readCard } from '../payments/cards.ts';
import { answerApi } from './api.ts';
import { disable, endPeriod, subscribe } from './renewals.ts';
import { fillPlans } from './renewals-api.ts';
import { stateOf, type World } from './state.ts';

const KEY = 'sk_test_of_the_double';
const card = readCard('4242 4242 4242 4242', (digits) => digits)!;

let world: World;
beforeEach(() => {
  world = {
    state: stateOf({}),
    now: () => new Date('2026-11-27T12:00:00Z'),
    newCode: () => randomBytes(12).toString('hex'),
    publicUrl: 'http://localhost:4000',
  };
  fillPlans(world);
});

function ask(method: string, path: string, body?: object, key = KEY) {
  const headers = new Headers({ authorization: `Bearer ${key}` });
  const answer = answerApi(world, { method, path, headers, body: JSON.stringify(body ?? {}) }, KEY);
  return { ...JSON.parse(answer.body), status: answer.status };
}
const goldCode = (): string => Object.values(world.state.plans)[0]!.code;
const page = (changes: object = {}) => ({
  email: 'ada@zobo.test',
  amount: plans.gold.koboAMonth,
  currency: 'NGN',
  plan: goldCode(),
  channels: ['card'],
  callback_url: 'http://localhost:4000/pricing',
  metadata: { custom_fields: [] },
  ...changes,
});

describe('it refuses', () => {
  it('another key, another address, and another method', () => {
    expect(ask('GET', '/plan?status=active&perPage=100&page=1', undefined, 'sk_test_x').status).toBe(401);
    expect(ask('GET', '/balance')).toMatchObject({ status: 404, code: 'unknown_route' });
    expect(ask('DELETE', `/plan/${goldCode()}`)).toMatchObject({ status: 404, code: 'unknown_route' });
  });

  it('fields that it does not know, and values of another kind', () => {
    expect(ask('POST', '/transaction/initialize', page({ trial_days: 30 })).status).toBe(400);
    expect(ask('POST', '/transaction/initialize', page({ amount: 99 })).status).toBe(400);
    expect(ask('POST', '/transaction/initialize', page({ currency: 'USD' })).status).toBe(400);
    expect(ask('POST', '/transaction/initialize', page({ plan: 'PLN_unknown' }))).toMatchObject({
      code: 'plan_not_found',
    });
    expect(ask('GET', '/plan?status=active&perPage=1000&page=1').status).toBe(400);
    expect(ask('POST', '/customer', { email: 'no address', metadata: { user_id: 'x' } }).status).toBe(400);
  });

  it('a plan by transfer, and a subscription that is not there', () => {
    expect(ask('POST', '/transaction/initialize', page({ channels: ['ussd'] })).status).toBe(400);
    expect(ask('GET', '/subscription/SUB_x')).toMatchObject({ status: 404, code: 'subscription_not_found' });
    expect(ask('POST', '/subscription/disable', { code: 'SUB_x', token: 't' }).code).toBe('subscription_not_found');
  });
});

describe('a subscription', () => {
  function begin() {
    const { access_code: code } = ask('POST', '/transaction/initialize', page()).data;
    const row = Object.values(world.state.transactions).find(({ accessCode }) => accessCode === code)!;
    return { row, subscription: subscribe(world, row, card)! };
  }

  it('begins with a payment of the plan’s own price, and its page is used once', () => {
    const { row, subscription } = begin();
    expect(row).toMatchObject({ status: 'success', paid: plans.gold.koboAMonth, channel: 'card' });
    expect(subscription.nextPaymentAt).toBe('2026-12-27T12:00:00.000Z');
    expect(subscribe(world, row, card)).toBeNull();
    expect(world.state.events.map(({ body }) => JSON.parse(body).event)).toEqual([
      'charge.success',
      'subscription.create',
    ]);
  });

  it('is disabled with its own token, once, and ends with its month', () => {
    const { subscription } = begin();
    const asked = { code: subscription.code, token: 'another' };
    expect(ask('POST', '/subscription/disable', asked).status).toBe(400);
    expect(ask('POST', '/subscription/disable', { ...asked, token: subscription.token }).status).toBe(200);
    expect(ask('POST', '/subscription/disable', { ...asked, token: subscription.token }).status).toBe(404);
    expect(subscription.status).toBe('non-renewing');
    endPeriod(world, subscription);
    expect(subscription).toMatchObject({ status: 'cancelled', nextPaymentAt: null });
    disable(world, subscription);
    expect(subscription.status).toBe('cancelled');
  });
});
