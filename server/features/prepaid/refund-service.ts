import { prepaidLimits } from '#rules/prepaid.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { enqueue, type Jobs } from '#server/platform/jobs/queue.ts';
import { PaymentsFailed } from '#server/ports/payments.ts';
import * as queries from './queries.ts';

/**
 * Refunds what is missing. What went back already is read first: so a job that died and runs again pays nothing twice. After a failure nobody
 * knows whether the provider took it, and its list may be late: then the job reads again only after some minutes, for as long as it takes.
 */
export async function refundPrepaid(deps: Deps, { orderId }: Jobs['refundPrepaid']): Promise<void> {
  const { db, ports, clock, log } = deps;
  const order = await queries.orderById(db, orderId);
  if (order === undefined || order.refundMinor === 0) return;
  if (ports.prepaid === null)
    throw new Error(`A payment of order ${orderId} has to go back, and PAYSTACK_SECRET_KEY is not set.`);
  const payment = await ports.prepaid.payment(orderId);
  if (payment === null) throw new Error(`The payment of order ${orderId} is unknown: is the key of another account?`);
  const missing = order.refundMinor - payment.refundedMinor;
  if (payment.status !== 'paid' || missing <= 0) return;
  try {
    await ports.prepaid.refund(orderId, missing);
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    log.error({ orderId, reason: error.message }, 'A refund failed, and is tried again.');
    const runAt = new Date(clock().getTime() + prepaidLimits.refundAgainMs);
    await enqueue(deps, 'refundPrepaid', { orderId }, { runAt, key: `refund:again:${orderId}` });
  }
}
