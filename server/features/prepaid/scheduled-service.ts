import { limits } from '#rules/limits.ts';
import { prepaidLimits } from '#rules/prepaid.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { readPayment } from './order-service.ts';
import * as queries from './queries.ts';

const DAY = 86_400_000;
const AT_ONCE = 5_000;

/** Covers lost webhooks of payments. A failure stops no other order. */
export async function reconcilePrepaid(deps: Deps): Promise<void> {
  const { prepaid } = deps.ports;
  if (prepaid === null) return;
  const ctx = createContext(deps, null, { ip: '', label: 'reconcilePrepaid' });
  const since = new Date(deps.clock().getTime() - prepaidLimits.reconcileMs);
  for (const orderId of await queries.openOrderIds(ctx.db, since)) {
    await readPayment(ctx, prepaid, orderId).catch((error: unknown) => {
      ctx.log.error({ err: error, orderId }, 'A payment could not be read.');
    });
  }
}

/** Orders that nobody paid go soon, the others when tax law allows. */
export async function purgePrepaid({ db, clock }: Deps): Promise<void> {
  const before = (days: number): Date => new Date(clock().getTime() - days * DAY);
  while ((await queries.deleteOrdersBefore(db, true, before(prepaidLimits.openDays), AT_ONCE)) === AT_ONCE);
  while ((await queries.deleteOrdersBefore(db, false, before(limits.dataRights.paymentDays), AT_ONCE)) === AT_ONCE);
}
