/** What happens to subscriptions at the Paystack double, and what it tells of it. */

import { monthsLater } from '#rules/months.ts';
import type { ReadCard } from '../payments/cards.ts';
import { emit, pay } from './lifecycle.ts';
import { subscriptionObject } from './objects.ts';
import {
  nextId,
  type TestCard,
  type TestCustomer,
  type TestSubscription,
  type TestTransaction,
  type World,
} from './state.ts';

function monthAfter(at: Date): string {
  return new Date(monthsLater(Math.floor(at.getTime() / 1000), 1) * 1000).toISOString();
}

export function customerOf({ state, newCode }: World, email: string): TestCustomer {
  const known = Object.values(state.customers).find((each) => each.email === email.toLowerCase());
  if (known !== undefined) return known;
  const code = `CUS_${newCode()}`;
  const made = { id: nextId(state), code, email: email.toLowerCase(), metadata: null, cards: [] };
  state.customers[code] = made;
  return made;
}

function keepCard({ newCode }: World, customer: TestCustomer, read: ReadCard): TestCard {
  const { fingerprint, last4, brand, failsLater } = read;
  const card = { code: `AUTH_${newCode()}`, signature: `SIG_${fingerprint}`, last4, brand, failsLater };
  customer.cards.push(card);
  return card;
}

function about(world: World, row: TestSubscription, paid: TestTransaction | null) {
  const isPaid = paid !== null;
  return {
    paid: isPaid,
    status: isPaid ? 'success' : (row.invoice?.status ?? 'pending'),
    subscription: subscriptionObject(world, row),
    transaction: isPaid ? { reference: paid.reference, status: 'success', amount: paid.paid } : {},
  };
}

/** Pays the first month. Null if the page was used. */
export function subscribe(world: World, page: TestTransaction, read: ReadCard): TestSubscription | null {
  const { state, newCode, now } = world;
  const customer = state.customers[page.customerCode];
  if (page.status !== 'abandoned' || page.planCode === null || customer === undefined) return null;
  const card = keepCard(world, customer, read);
  page.cardCode = card.code;
  pay(world, page, page.asked, 'card');
  const code = `SUB_${newCode()}`;
  const row: TestSubscription = {
    id: nextId(state),
    code,
    token: newCode(),
    manageCode: newCode(),
    customerCode: customer.code,
    planCode: page.planCode,
    cardCode: card.code,
    status: 'active',
    nextPaymentAt: monthAfter(now()),
    invoice: null,
    createdAt: now().toISOString(),
  };
  state.subscriptions[code] = row;
  emit(world, 'subscription.create', subscriptionObject(world, row));
  return row;
}

function charge(world: World, row: TestSubscription): TestTransaction | null {
  const { state, newCode, now } = world;
  const customer = state.customers[row.customerCode];
  const card = customer?.cards.find(({ code }) => code === row.cardCode);
  const plan = state.plans[row.planCode];
  if (customer === undefined || plan === undefined || card === undefined || card.failsLater) return null;
  const paid: TestTransaction = {
    id: nextId(state),
    reference: newCode(),
    accessCode: newCode(),
    email: customer.email,
    customerCode: customer.code,
    planCode: plan.code,
    cardCode: card.code,
    asked: plan.amount,
    paid: 0,
    status: 'abandoned',
    channels: ['card'],
    channel: null,
    title: plan.name,
    callbackUrl: world.publicUrl,
    cancelUrl: null,
    paidAt: null,
    createdAt: now().toISOString(),
  };
  state.transactions[paid.reference] = paid;
  pay(world, paid, plan.amount, 'card');
  return paid;
}

/** Three days before the next payment its invoice is made. */
export function announce(world: World, row: TestSubscription, at: Date): void {
  row.invoice = { status: 'pending', periodStart: at.toISOString() };
  emit(world, 'invoice.create', about(world, row, null));
}

/** The date of the next payment has come. */
export function endPeriod(world: World, row: TestSubscription): void {
  if (row.status === 'cancelled') return;
  if (row.status === 'non-renewing') {
    Object.assign(row, { status: 'cancelled', nextPaymentAt: null });
    emit(world, 'subscription.disable', subscriptionObject(world, row));
    return;
  }
  const at = world.now();
  announce(world, row, at);
  row.nextPaymentAt = monthAfter(at);
  const paid = charge(world, row);
  row.status = paid === null ? 'attention' : 'active';
  row.invoice = { status: paid === null ? 'attention' : 'success', periodStart: at.toISOString() };
  emit(world, paid === null ? 'invoice.payment_failed' : 'invoice.update', about(world, row, paid));
}

/** Nothing is charged any more. What is paid for goes on until its end. */
export function disable(world: World, row: TestSubscription): void {
  if (row.status === 'active') {
    row.status = 'non-renewing';
    emit(world, 'subscription.not_renew', subscriptionObject(world, row));
  } else if (row.status === 'attention') {
    Object.assign(row, { status: 'cancelled', nextPaymentAt: null });
    emit(world, 'subscription.disable', subscriptionObject(world, row));
  }
}

/** The new card is charged at the next date. */
export function replaceCard(world: World, row: TestSubscription, read: ReadCard): void {
  const customer = world.state.customers[row.customerCode];
  if (customer !== undefined) row.cardCode = keepCard(world, customer, read).code;
}
