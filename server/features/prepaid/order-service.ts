/** Applies what the provider says of a payment. */
import type { PaidPlan } from '#rules/entitlements.ts';
import { type PrepaidRefusal, type PrepaidTerm, prepaidRefusal } from '#rules/prepaid.ts';
import type { PrepaidOrderRow } from '#server/db/rows.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import { holdSubscriptions, nextReadNumber, recordPrepaid, subscriptionOf } from '#server/features/billing/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { PrepaidPayment, PrepaidPayments } from '#server/ports/prepaid.ts';
import type { PrepaidLetter } from './letters.ts';
import * as queries from './queries.ts';
import { begin, end } from './term-service.ts';

type Arrived = PrepaidPayment & { paidAt: Date };

async function writeAbout(tx: Context, orderId: string, letter: PrepaidLetter): Promise<void> {
  await enqueue(tx, 'sendPrepaidLetter', { orderId, letter }, { key: `prepaid:${letter}:${orderId}` });
}

async function giveBack(tx: Context, orderId: string): Promise<void> {
  await enqueue(tx, 'refundPrepaid', { orderId }, { key: `refund:${orderId}` });
}

async function record(tx: Context, order: PrepaidOrderRow, state: 'paid' | 'void', amountMinor: number, at: Date) {
  const readNumber = await nextReadNumber(tx);
  await recordPrepaid(tx, { orderId: order.id, userId: order.userId, amountMinor, state, createdAt: at, readNumber });
}

async function refusalOf(tx: Context, order: PrepaidOrderRow, payment: Arrived): Promise<PrepaidRefusal | null> {
  if (order.userId === null) return 'left';
  const refusal = prepaidRefusal(order, payment);
  if (refusal !== null) return refusal;
  // A subscription that was begun after the page was opened, or begins at this moment.
  await holdSubscriptions(tx, order.userId);
  return (await subscriptionOf(tx, order.userId))?.renews ? 'subscribed' : null;
}

async function settle(tx: Context, order: PrepaidOrderRow, payment: Arrived): Promise<void> {
  const { id, userId } = order;
  const arrived = { paidMinor: payment.amountMinor, paidAt: payment.paidAt };
  const refusal = await refusalOf(tx, order, payment);
  if (refusal !== null || userId === null) {
    await queries.updateOrder(tx.db, id, { ...arrived, state: 'refused', refusal, refundMinor: payment.amountMinor });
    await record(tx, order, 'void', payment.amountMinor, payment.paidAt);
    return writeAbout(tx, id, 'refused');
  }
  const { id: entitlementId } = await begin(tx, userId, order.plan as PaidPlan, order.term as PrepaidTerm);
  const refundMinor = payment.amountMinor - order.amountMinor;
  await queries.updateOrder(tx.db, id, { ...arrived, state: 'paid', entitlementId, refundMinor });
  await record(tx, order, 'paid', order.amountMinor, payment.paidAt);
  await writeAbout(tx, id, 'receipt');
}

/** Ends the plan of a paid order. `refundMinor` is what has to go back in all. The transaction holds the account and the order. */
export async function takeBack(
  tx: Context,
  order: PrepaidOrderRow,
  refundMinor: number,
  letter: 'givenBack' | 'takenBack',
): Promise<void> {
  const { id, userId, paidMinor, paidAt } = order;
  const span = await queries.spanOf(tx.db, id);
  await queries.updateOrder(tx.db, id, { state: 'returned', refundMinor });
  if (span?.entitlementId && span.endsAt && userId !== null) {
    const { entitlementId, startsAt, endsAt } = span;
    await end(tx, userId, order.plan as PaidPlan, { id: entitlementId, startsAt, endsAt });
  }
  await record(tx, order, 'void', paidMinor ?? order.amountMinor, paidAt ?? tx.clock());
  await giveBack(tx, id);
  await writeAbout(tx, id, letter);
}

/** A number is taken before the provider is asked, so that the highest is the latest state. Others are dropped. */
async function apply(tx: Context, orderId: string, payment: PrepaidPayment, readNumber: string): Promise<void> {
  const known = await queries.orderById(tx.db, orderId);
  if (known?.userId) await holdAccount(tx, known.userId);
  const order = await queries.lockOrder(tx.db, orderId);
  if (order === undefined || BigInt(order.readNumber) >= BigInt(readNumber)) return;
  await queries.updateOrder(tx.db, orderId, { readNumber });
  if (payment.status === 'open') return;
  const arrived = { ...payment, paidAt: payment.paidAt ?? tx.clock() };
  if (order.state === 'open') await settle(tx, order, arrived);
  const now = (await queries.orderById(tx.db, orderId)) ?? order;
  const isTaken = payment.status === 'returned' || payment.refundedMinor > now.refundMinor;
  if (now.state === 'paid' && isTaken) return takeBack(tx, now, payment.amountMinor, 'takenBack');
  // Also after a refund that failed there.
  if (payment.status === 'paid' && payment.refundedMinor < now.refundMinor) await giveBack(tx, orderId);
}

/** Reads a payment and applies it. False for an order that is not ours. */
export async function readPayment(ctx: Context, payments: PrepaidPayments, orderId: string): Promise<boolean> {
  if ((await queries.orderById(ctx.db, orderId)) === undefined) return false;
  const readNumber = await nextReadNumber(ctx);
  const payment = await payments.payment(orderId);
  if (payment !== null) await inTransaction(ctx, (tx) => apply(tx, orderId, payment, readNumber));
  return true;
}
