/** What happens to billing by the clock. */
import { limits } from '#rules/limits.ts';
import { type Context, createContext, type Deps } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import type { Payments, SubscriptionState } from '#server/ports/payments.ts';
import { applySubscription } from './applying.ts';
import * as queries from './queries.ts';
import { withRivals } from './webhooks.ts';

async function reconcile(ctx: Context, payments: Payments, state: SubscriptionState, readNumber: string) {
  const states = await withRivals(ctx, payments, state);
  await inTransaction(ctx, async (tx) => {
    for (const each of states) await applySubscription(tx, each, readNumber);
  });
}

/** A subscription that the provider does not know (any more) has ended. */
async function asGone(ctx: Context, id: string): Promise<SubscriptionState | null> {
  const row = await queries.subscriptionById(ctx.db, id);
  const customer = row && (await queries.customerOfUser(ctx.db, row.userId));
  if (row === undefined || customer === undefined) return null;
  const { userId, periodStartsAt, periodEndsAt, trialEndsAt, createdAt } = row;
  return {
    id,
    userId,
    customerId: customer.customerId,
    plan: row.plan as SubscriptionState['plan'],
    status: 'canceled',
    periodStartsAt,
    periodEndsAt,
    trialEndsAt,
    cancelsAtPeriodEnd: false,
    endedAt: ctx.clock(),
    createdAt,
    cardFingerprint: null,
    hasLaunchCoupon: false,
  };
}

/**
 * The job of every night: reads all subscriptions, for what no webhook told. Numbers are taken before anything is asked, so that a webhook
 * that comes meanwhile wins. One that cannot be applied keeps no other from it.
 */
export async function reconcileBilling(deps: Deps): Promise<void> {
  const { payments } = deps.ports;
  if (payments === null) return;
  const ctx = createContext(deps, null, { ip: '', label: 'reconcileBilling' });
  const missing = new Set(await queries.openSubscriptionIds(ctx.db));
  const attempt = async (state: SubscriptionState, readNumber: string): Promise<void> => {
    try {
      await reconcile(ctx, payments, state, readNumber);
    } catch (error) {
      ctx.log.error({ err: error, subscriptionId: state.id }, 'A subscription could not be reconciled.');
    }
  };
  const readNumber = await queries.nextRead(ctx.db);
  for await (const state of payments.subscriptions()) {
    missing.delete(state.id);
    await attempt(state, readNumber);
  }
  for (const id of missing) {
    const ownNumber = await queries.nextRead(ctx.db);
    const state = (await payments.subscription(id)) ?? (await asGone(ctx, id));
    if (state !== null) await attempt(state, ownNumber);
  }
}

/** The job that ends a refused subscription at the provider; its webhook says the rest. */
export async function cancelSubscription(deps: Deps, { subscriptionId }: Jobs['cancelSubscription']): Promise<void> {
  const { payments } = deps.ports;
  const row = await queries.subscriptionById(deps.db, subscriptionId);
  if (payments === null || !row?.isRefused || row.endedAt !== null) return;
  await payments.cancel(subscriptionId);
}

/** Forgets events that the provider does not send again. */
export async function purgeStripeEvents({ db, clock }: Deps): Promise<void> {
  await queries.deleteEventsBefore(db, new Date(clock().getTime() - limits.billing.eventsKeptMs));
}
