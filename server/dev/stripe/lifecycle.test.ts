import { describe, expect, it } from 'vitest';
import { ask, customer, session, stripeOf } from '#tests/setup/stripe-api.ts';
import { readCard } from '../payments/cards.ts';
import { parsedForm } from './form.ts';
import { answerBank, changePrice, completeSession, endPeriod, expireSession } from './lifecycle.ts';
import type { World } from './state.ts';

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
    const here = stripeOf();
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

    const other = stripeOf();
    const left = paid(other, card);
    types(other);
    expireSession(other, left.page);
    expect(left.row.status).toBe('incomplete_expired');
    expect(types(other)).toEqual(['invoice.voided', 'customer.subscription.updated', 'checkout.session.expired']);
  });

  it('a change of plan charges the rest of the month now, and a cheaper one is to the credit', () => {
    const here = stripeOf();
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
    const here = stripeOf();
    const { row } = paid(here, readCard('4000000000000341', () => 'print')!);
    here.at += 20 * 86_400;
    changePrice(here, row, priceOf(here, 'diamond'));
    expect(row).toMatchObject({ status: 'past_due', priceId: priceOf(here, 'diamond') });
    const list = ask(here, 'GET', '/v1/invoices', { subscription: row.id, status: 'open' }).body.data;
    expect(list).toMatchObject([{ billing_reason: 'subscription_update', created: here.at }]);

    const other = stripeOf();
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
});
