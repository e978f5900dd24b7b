import type { Context } from '#server/platform/context/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import * as queries from './queries.ts';

/** A subscription that the provider does not know any more counts as canceled. Null if it is unknown here too. */
export async function asGone(
  { db, clock }: Pick<Context, 'clock' | 'db'>,
  id: string,
): Promise<SubscriptionState | null> {
  const row = await queries.subscriptionById(db, id);
  const customer = row && (await queries.customerOfUser(db, row.userId));
  if (row === undefined || customer === undefined) return null;
  const { userId, periodStartsAt, periodEndsAt, trialEndsAt, createdAt } = row;
  return {
    id,
    userId,
    customerId: customer.customerId,
    forgottenAt: null,
    plan: row.plan as SubscriptionState['plan'],
    status: 'canceled',
    periodStartsAt,
    periodEndsAt,
    trialEndsAt,
    cancelsAtPeriodEnd: false,
    unpaidSince: null,
    nextPayment: null,
    endedAt: clock(),
    createdAt,
    cardFingerprint: null,
    hasLaunchCoupon: false,
    latestInvoice: null,
  };
}
