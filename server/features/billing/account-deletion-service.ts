/** Payments of a person whose account is to be deleted. */
import { isUnpaid } from '#rules/billing.ts';
import type { PlanSubscriptionRow } from '#server/db/rows.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Payments } from '#server/ports/payments.ts';
import { checkoutOfUser, dropClosed } from './checkout-queries.ts';
import * as queries from './queries.ts';

/** Deletes the row last, so that a retry after a crash finds the checkout again. */
async function closePages(payments: Payments, ctx: Context, userId: string): Promise<void> {
  for (;;) {
    const checkout = await checkoutOfUser(ctx.db, userId);
    if (checkout === undefined) return;
    if (checkout.sessionId !== null) await payments.expireCheckout(checkout.sessionId);
    await dropClosed(ctx.db, checkout);
  }
}

/** Read under the customer's lock. A later webhook sees the pending account deletion. */
async function lockedSubscriptions(ctx: Context, userId: string): Promise<PlanSubscriptionRow[]> {
  return inTransaction(ctx, async (tx) => {
    const customer = await queries.customerOfUser(tx.db, userId);
    if (customer !== undefined) await queries.lockCustomer(tx.db, customer.customerId);
    return queries.openSubscriptions(tx.db, [userId]);
  });
}

async function stop(payments: Payments, ctx: Context, userId: string): Promise<void> {
  await closePages(payments, ctx, userId);
  for (const { id, status, cancelsAtPeriodEnd } of await lockedSubscriptions(ctx, userId)) {
    // The provider would otherwise retry the payment.
    if (isUnpaid(status)) await payments.cancel(id, { givesBack: false });
    else if (!cancelsAtPeriodEnd) await payments.endWithPeriod(id);
  }
}

/** Ends a subscription with its paid period, if the account deletion is still pending. Webhooks then update the rows here. */
export async function stopRenewal(deps: Deps, { userId }: Jobs['stopRenewal']): Promise<void> {
  const { payments } = deps.ports;
  const user = await accountById(deps, userId);
  if (payments === null || user === null || user.deletionRequestedAt === null) return;
  await stop(payments, createContext(deps, null, { ip: '', label: 'stopRenewal' }), userId);
}

/** This also ends the customer's subscriptions at the provider. */
export async function forgetCustomer({ ports }: Deps, { customerId }: Jobs['forgetCustomer']): Promise<void> {
  await ports.payments?.forgetCustomer(customerId);
}
