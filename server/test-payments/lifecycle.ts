/** What happens to subscriptions, with the events that Stripe would send of it. */
import type { ReadCard } from './cards.ts';
import { invoiceObject, sessionObject, sessionStatus, subscriptionObject } from './objects.ts';
import type { TestCard, TestInvoice, TestSession, TestSubscription, World } from './state.ts';

const DAY = 86_400;
/** As long as Stripe's server would wait for ours; newer events push out older ones. */
const EVENTS_KEPT = 1_000;

/** The API version that the SDK of this product speaks. */
export const apiVersion = '2026-10-28.endive';

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

/** The same day of a later month, or its last. */
export function monthsLater(seconds: number, months: number): number {
  const at = new Date(seconds * 1000);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  const rest = seconds - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) / 1000;
  return first / 1000 + (Math.min(at.getUTCDate(), days) - 1) * DAY + rest;
}

/** When a period ends that starts at an instant. */
function nextEnd(anchor: number, start: number): number {
  let months = 1;
  while (monthsLater(anchor, months) <= start) months += 1;
  return monthsLater(anchor, months);
}

export function addCard(world: World, customerId: string, read: ReadCard): TestCard {
  const { brand, last4, fingerprint, failsLater } = read;
  const id = world.newId('pm_test_');
  const card = { id, customerId, brand, last4, fingerprint, failsLater, created: world.now() };
  world.state.cards[id] = card;
  return card;
}

function discounted({ state }: World, row: TestSubscription, amount: number, at: number): number {
  const coupon = row.discount === null || row.discount.end <= at ? undefined : state.coupons[row.discount.couponId];
  return coupon === undefined ? amount : Math.round((amount * (100 - coupon.percentOff)) / 100);
}

function addInvoice(world: World, row: TestSubscription, reason: TestInvoice['reason'], isFree: boolean): TestInvoice {
  const { state } = world;
  const price = state.prices[row.priceId]?.amount ?? 0;
  const subtotal = isFree ? 0 : price;
  const id = world.newId('in_test_');
  const invoice: TestInvoice = {
    id,
    number: `TEST-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
    customerId: row.customerId,
    subscriptionId: row.id,
    priceId: row.priceId,
    subtotal,
    amount: discounted(world, row, subtotal, row.periodStart),
    status: 'open',
    reason,
    created: world.now(),
  };
  state.invoices[id] = invoice;
  row.latestInvoiceId = id;
  emit(world, 'invoice.created', invoiceObject(world, invoice));
  return invoice;
}

/** Takes an invoice's money from the card of its subscription; what fails leaves the subscription past due. */
function charge(world: World, row: TestSubscription, invoice: TestInvoice, isFirst: boolean): void {
  const fails = !isFirst && invoice.amount > 0 && world.state.cards[row.cardId]?.failsLater !== false;
  invoice.status = fails ? 'open' : 'paid';
  emit(world, fails ? 'invoice.payment_failed' : 'invoice.paid', invoiceObject(world, invoice));
  if (fails) row.status = 'past_due';
  else if (row.status !== 'trialing') row.status = 'active';
}

/** A payment page is used with a card that works. */
export function completeSession(world: World, session: TestSession, read: ReadCard): TestSubscription | null {
  const { state, now, newId } = world;
  if (sessionStatus(session, now()) !== 'open') return null;
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
  const invoice = addInvoice(world, row, 'subscription_create', trialEnd !== null);
  emitSubscription(world, 'created', row);
  charge(world, row, invoice, true);
  session.status = 'complete';
  session.subscriptionId = row.id;
  session.invoiceId = invoice.id;
  emit(world, 'checkout.session.completed', sessionObject(world, session));
  return row;
}

export function expireSession(world: World, session: TestSession): void {
  session.status = 'expired';
  emit(world, 'checkout.session.expired', sessionObject(world, session));
}

/** Ends a subscription at once. What is not paid will not be. */
export function endSubscription(world: World, row: TestSubscription, at: number): void {
  if (row.status === 'canceled') return;
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

/** Asks to end with the period, or thinks better of it. */
export function setCancelling(world: World, row: TestSubscription, isCancelling: boolean): void {
  if (row.status === 'canceled' || row.cancelAtPeriodEnd === isCancelling) return;
  row.cancelAtPeriodEnd = isCancelling;
  row.canceledAt = isCancelling ? world.now() : null;
  emitSubscription(world, 'updated', row);
}

/** Another plan from now on; its price counts from the next payment. */
export function changePrice(world: World, row: TestSubscription, priceId: string): void {
  if (row.status === 'canceled' || row.priceId === priceId || world.state.prices[priceId] === undefined) return;
  row.priceId = priceId;
  emitSubscription(world, 'updated', row);
}

/** Tries the payment that failed once more. */
export function retryPayment(world: World, row: TestSubscription): void {
  const invoice = row.latestInvoiceId === null ? undefined : world.state.invoices[row.latestInvoiceId];
  if (row.status !== 'past_due' || invoice?.status !== 'open') return;
  charge(world, row, invoice, false);
  emitSubscription(world, 'updated', row);
}

/** Another card for what is to be paid; what is due is tried with it. */
export function replaceCard(world: World, row: TestSubscription, read: ReadCard): void {
  if (row.status === 'canceled') return;
  const card = addCard(world, row.customerId, read);
  row.cardId = card.id;
  const customer = world.state.customers[row.customerId];
  if (customer !== undefined) customer.cardId = card.id;
  if (row.status === 'past_due') retryPayment(world, row);
  else emitSubscription(world, 'updated', row);
}

/** The period ends now, if it has not before: the next one is paid for, or the subscription ends as was asked. */
export function endPeriod(world: World, row: TestSubscription): void {
  if (row.status === 'canceled' || row.status === 'past_due') return;
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
  const invoice = addInvoice(world, row, 'subscription_cycle', false);
  charge(world, row, invoice, false);
  emitSubscription(world, 'updated', row);
}
