import type { Deps } from '#server/platform/context/context.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import * as queries from './queries.ts';

/** Refunds what is missing. What went back already is read first: so a job that died and runs again pays nothing twice. */
export async function refundPrepaid({ db, ports }: Deps, { orderId }: Jobs['refundPrepaid']): Promise<void> {
  const order = await queries.orderById(db, orderId);
  if (ports.prepaid === null || order === undefined || order.refundMinor === 0) return;
  const payment = await ports.prepaid.payment(orderId);
  if (payment?.status !== 'paid') return;
  const missing = order.refundMinor - payment.refundedMinor;
  if (missing > 0) await ports.prepaid.refund(orderId, missing);
}
