/** The lifecycle of subscriptions, with the events that Stripe would send. */

import { monthsLater } from '#rules/months.ts';
import type { ReadCard } from '../payments/cards.ts';
import { invoiceObject, sessionObject, sessionStatus, subscriptionObject } from './objects.ts';
import type { TestCard, TestInvoice, TestSession, TestSubscription, World } from './state.ts';

const DAY = 86_400;
/** Events kept for a server that does not take them; newer events replace older ones. */
const EVENTS_KEPT = 1_000;

/** The API version of the Stripe SDK in use. */
const apiVersion = '2026-10-28.endive';

/** The end of the period that starts at `start`, counted in months from `anchor`. Seconds since the epoch. */
function nextEnd(anchor: number, start: number): number {
  let months = 1;
  while (monthsLater(anchor, months) <= start) months += 1;
  return monthsLater(anchor, months);
}

export function emit(world: World, type: string, object: { id: string }): void {
  const id = world.newId('evt_test_');
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: world.now(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  world.state.events.push({ id, type, body: JSON.stringify(event) });
  world.state.events.splice(0, world.state.events.length - EVENTS_KEPT);
}

function emitSubscription(world: World, change: string, row: TestSubscription): void {
  emit(world, `customer.subscription.${change}`, subscriptionObject(world, row));
}

function addCard(world: World, customerId: string, read: ReadCard): TestCard {
  const { brand, last4, fingerprint, failsLater } = read;
  const id = world.newId('pm_test_');
  const card = { id, customerId, brand, last4, fingerprint, failsLater, created: world.now() };
  world.state.cards[id] = card;
  return card;
}

/** True if a subscription has begun and not ended. */
export function isLive({ status }: TestSubscription): boolean {
  return status === 'trialing' || status === 'active' || status === 'past_due';
}

function discounted({ state }: World, row: TestSubscription, amount: number, at: number): number {
  const coupon = row.discount === null || row.discount.end <= at ? undefined : state.coupons[row.discount.couponId];
  return coupon === undefined ? amount : Math.round((amount * (100 - coupon.percentOff)) / 100);
}

type Sum = Pick<TestInvoice, 'subtotal'> & { total: number };

function periodSum(world: World, row: TestSubscription, isFree: boolean): Sum {
  const subtotal = isFree ? 0 : (world.state.prices[row.priceId]?.amount ?? 0);
  return { subtotal, total: discounted(world, row, subtotal, row.periodStart) };
}

/** Applies the customer's credit to an invoice and returns the rest to pay. A negative total adds to the credit. */
function paidByCredit({ state }: World, { customerId }: TestSubscription, total: number): number {
  const customer = state.customers[customerId];
  const rest = total + (customer?.balance ?? 0);
  if (customer !== undefined) customer.balance = Math.min(0, rest);
  return Math.max(0, rest);
}

function addInvoice(world: World, row: TestSubscription, reason: TestInvoice['reason'], sum: Sum): TestInvoice {
  const { state } = world;
  const id = world.newId('in_test_');
  const invoice: TestInvoice = {
    id,
    number: `TEST-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
    customerId: row.customerId,
    subscriptionId: row.id,
    priceId: row.priceId,
    ...sum,
    amount: paidByCredit(world, row, sum.total),
    status: 'open',
    reason,
    created: world.now(),
  };
  state.invoices[id] = invoice;
  row.latestInvoiceId = id;
  emit(world, 'invoice.created', invoiceObject(world, invoice));
  return invoice;
}

/** Charges an invoice to the subscription's card. A failure makes the subscription past due. */
function charge(world: World, row: TestSubscription, invoice: TestInvoice, isFirst: boolean): void {
  const fails = !isFirst && invoice.amount > 0 && world.state.cards[row.cardId]?.failsLater !== false;
  invoice.status = fails ? 'open' : 'paid';
  emit(world, fails ? 'invoice.payment_failed' : 'invoice.paid', invoiceObject(world, invoice));
  if (fails) row.status = 'past_due';
  else if (row.status !== 'trialing') row.status = 'active';
}

function subscriptionOf(world: World, session: TestSession, read: ReadCard): TestSubscription {
  const { state, now, newId } = world;
  const start = now();
  const trialEnd = session.trialDays === null ? null : start + session.trialDays * DAY;
  const coupon = session.couponId === null ? undefined : state.coupons[session.couponId];
  const row: TestSubscription = {
    id: newId('sub_test_'),
    itemId: newId('si_test_'),
    customerId: session.customerId,
    priceId: session.priceId,
    cardId: addCard(world, session.customerId, read).id,
    metadata: session.subscriptionMetadata,
    status: trialEnd === null ? 'active' : 'trialing',
    periodStart: start,
    periodEnd: trialEnd ?? monthsLater(start, 1),
    anchor: trialEnd ?? start,
    trialStart: trialEnd === null ? null : start,
    trialEnd,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    discount:
      coupon === undefined
        ? null
        : { id: newId('di_test_'), couponId: coupon.id, start, end: monthsLater(start, coupon.months) },
    latestInvoiceId: null,
    created: start,
  };
  state.subscriptions[row.id] = row;
  return row;
}

function firstInvoice(world: World, row: TestSubscription): TestInvoice {
  return addInvoice(world, row, 'subscription_create', periodSum(world, row, row.trialEnd !== null));
}

const latestInvoice = ({ state }: World, { latestInvoiceId }: TestSubscription): TestInvoice | undefined =>
  latestInvoiceId === null ? undefined : state.invoices[latestInvoiceId];

const pendingOf = ({ state }: World, { pendingId }: TestSession): TestSubscription | undefined =>
  pendingId === undefined ? undefined : state.subscriptions[pendingId];

/** Asks the bank first. A subscription without a trial is created at once, as incomplete. */
function askBank(world: World, session: TestSession, read: ReadCard): TestSubscription | null {
  session.bank = read;
  if (session.trialDays !== null || session.pendingId !== undefined) return pendingOf(world, session) ?? null;
  const row = subscriptionOf(world, session, read);
  row.status = 'incomplete';
  session.pendingId = row.id;
  emitSubscription(world, 'created', row);
  emit(world, 'invoice.payment_action_required', invoiceObject(world, firstInvoice(world, row)));
  return row;
}

export function answerBank(world: World, session: TestSession, isConfirmed: boolean): TestSubscription | null {
  const { bank } = session;
  if (bank == null) return null;
  session.bank = null;
  if (isConfirmed) return completeSession(world, session, { ...bank, needsBank: false });
  const row = pendingOf(world, session);
  const invoice = row && latestInvoice(world, row);
  if (invoice !== undefined) emit(world, 'invoice.payment_failed', invoiceObject(world, invoice));
  return null;
}

export function completeSession(world: World, session: TestSession, read: ReadCard): TestSubscription | null {
  if (sessionStatus(session, world.now()) !== 'open') return null;
  if (read.needsBank) return askBank(world, session, read);
  const pending = pendingOf(world, session);
  const row = pending ?? subscriptionOf(world, session, read);
  if (pending !== undefined) row.cardId = addCard(world, row.customerId, read).id;
  const invoice = (pending && latestInvoice(world, pending)) ?? firstInvoice(world, row);
  if (pending === undefined) emitSubscription(world, 'created', row);
  charge(world, row, invoice, true);
  if (pending !== undefined) emitSubscription(world, 'updated', row);
  session.bank = null;
  session.status = 'complete';
  session.subscriptionId = row.id;
  session.invoiceId = invoice.id;
  emit(world, 'checkout.session.completed', sessionObject(world, session));
  return row;
}

function expireIncomplete(world: World, row: TestSubscription): void {
  row.status = 'incomplete_expired';
  const invoice = latestInvoice(world, row);
  if (invoice?.status === 'open') {
    invoice.status = 'void';
    emit(world, 'invoice.voided', invoiceObject(world, invoice));
  }
  emitSubscription(world, 'updated', row);
}

export function expireSession(world: World, session: TestSession): void {
  session.status = 'expired';
  const row = pendingOf(world, session);
  if (row?.status === 'incomplete') expireIncomplete(world, row);
  emit(world, 'checkout.session.expired', sessionObject(world, session));
}

/** Ends a subscription at once. Open invoices become uncollectible. */
export function endSubscription(world: World, row: TestSubscription, at: number): void {
  if (row.status === 'incomplete') expireIncomplete(world, row);
  if (!isLive(row)) return;
  row.status = 'canceled';
  row.canceledAt ??= at;
  row.endedAt = at;
  for (const invoice of Object.values(world.state.invoices)) {
    if (invoice.subscriptionId !== row.id || invoice.status !== 'open') continue;
    invoice.status = 'uncollectible';
    emit(world, 'invoice.marked_uncollectible', invoiceObject(world, invoice));
  }
  emitSubscription(world, 'deleted', row);
}

export function setCancelling(world: World, row: TestSubscription, isCancelling: boolean): void {
  if (!isLive(row) || row.cancelAtPeriodEnd === isCancelling) return;
  row.cancelAtPeriodEnd = isCancelling;
  row.canceledAt = isCancelling ? world.now() : null;
  emitSubscription(world, 'updated', row);
}

/** The proration: the rest of the period at the new price, minus the rest at the old one. */
function prorationSum(world: World, row: TestSubscription, formerId: string): Sum {
  const { prices } = world.state;
  const at = world.now();
  const left = Math.max(0, row.periodEnd - at) / (row.periodEnd - row.periodStart);
  const part = (priceId: string, isReduced: boolean): number => {
    const price = prices[priceId]?.amount ?? 0;
    return Math.round((isReduced ? discounted(world, row, price, at) : price) * left);
  };
  return {
    subtotal: part(row.priceId, false) - part(formerId, false),
    total: part(row.priceId, true) - part(formerId, true),
  };
}

/** Changes the plan now. A trial continues; otherwise the difference is charged now (`always_invoice`, `continue_trial`). */
export function changePrice(world: World, row: TestSubscription, priceId: string): void {
  const { priceId: formerId } = row;
  if (!isLive(row) || formerId === priceId || world.state.prices[priceId] === undefined) return;
  row.priceId = priceId;
  if (row.status !== 'trialing') {
    const invoice = addInvoice(world, row, 'subscription_update', prorationSum(world, row, formerId));
    charge(world, row, invoice, false);
  }
  emitSubscription(world, 'updated', row);
}

export function retryPayment(world: World, row: TestSubscription): void {
  const invoice = latestInvoice(world, row);
  if (row.status !== 'past_due' || invoice?.status !== 'open') return;
  charge(world, row, invoice, false);
  emitSubscription(world, 'updated', row);
}

/** Replaces the card, and retries a failed payment with it. */
export function replaceCard(world: World, row: TestSubscription, read: ReadCard): void {
  if (!isLive(row)) return;
  const card = addCard(world, row.customerId, read);
  row.cardId = card.id;
  const customer = world.state.customers[row.customerId];
  if (customer !== undefined) customer.cardId = card.id;
  if (row.status === 'past_due') retryPayment(world, row);
  else emitSubscription(world, 'updated', row);
}

/** Ends the period now unless it ended before. The next period is charged, or the subscription ends if so requested. */
export function endPeriod(world: World, row: TestSubscription): void {
  if (!isLive(row) || row.status === 'past_due') return;
  const at = Math.min(world.now(), row.periodEnd);
  if (at < row.periodEnd) row.anchor = at;
  row.periodEnd = at;
  if (row.status === 'trialing') {
    row.trialEnd = at;
    emitSubscription(world, 'trial_will_end', row);
  }
  if (row.cancelAtPeriodEnd) {
    endSubscription(world, row, at);
    return;
  }
  row.periodStart = at;
  row.periodEnd = nextEnd(row.anchor, at);
  if (row.discount !== null && row.discount.end <= at) row.discount = null;
  row.status = 'active';
  const invoice = addInvoice(world, row, 'subscription_cycle', periodSum(world, row, false));
  charge(world, row, invoice, false);
  emitSubscription(world, 'updated', row);
}
