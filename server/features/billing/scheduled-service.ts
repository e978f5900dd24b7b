import { isInForce } from '#rules/billing.ts';
import { cardTerms } from '#rules/cards.ts';
import { limits } from '#rules/limits.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { Payments, SubscriptionState } from '#server/ports/payments.ts';
import { endForgotten } from './forgotten-service.ts';
import { asGone } from './missing-subscription-service.ts';
import * as queries from './queries.ts';
import { applyInvoice, applySubscription, tellTrialEnd } from './sync-service.ts';
import { withRivals } from './webhook-service.ts';

/** The provider sends its event of a trial's end three days ahead. */
const TRIAL_ENDS_MS = 3 * 86_400_000;

function isTrialEnding({ status, trialEndsAt }: SubscriptionState, now: Date): boolean {
  const leftMs = (trialEndsAt?.getTime() ?? 0) - now.getTime();
  return status === 'trialing' && leftMs > 0 && leftMs <= TRIAL_ENDS_MS;
}

async function reconcile(ctx: Context, payments: Payments, state: SubscriptionState, readNumber: string) {
  if (await endForgotten(ctx, payments, state)) return;
  const states = await withRivals(ctx, payments, state);
  await inTransaction(ctx, async (tx) => {
    for (const each of states) await applySubscription(tx, each, readNumber);
    if (state.latestInvoice !== null) await applyInvoice(tx, state.latestInvoice, readNumber);
    if (isTrialEnding(state, tx.clock())) await tellTrialEnd(tx, state.id);
  });
  // A provider that does not try again in these days would do so weeks after the plan has ended.
  const isLeft = state.status === 'past_due' && !isInForce(state, ctx.clock());
  if (isLeft && !cardTerms[payments.provider].isRetried) await payments.endWithPeriod(state.id);
}

/** Covers lost webhooks. Read numbers are taken before each call, so a concurrent webhook wins. A failure stops no other subscription. */
export async function reconcileBilling(deps: Deps): Promise<void> {
  const { payments } = deps.ports;
  if (payments === null) return;
  const ctx = createContext(deps, null, { ip: '', label: 'reconcileBilling' });
  const open = await queries.openSubscriptionIds(ctx.db);
  const missing = new Set(open);
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
  // A key of another provider account would otherwise end all subscriptions.
  if (open.length > 1 && missing.size === open.length) {
    throw new Error(
      'The payment provider knows none of the subscriptions that are open here: is its key of another account?',
    );
  }
  for (const id of missing) {
    const ownNumber = await queries.nextRead(ctx.db);
    const state = (await payments.subscription(id)) ?? (await asGone(ctx, id));
    if (state !== null) await attempt(state, ownNumber);
  }
}

/** A second plan is refunded, also if it has ended meanwhile. */
export async function cancelSubscription(deps: Deps, { subscriptionId }: Jobs['cancelSubscription']): Promise<void> {
  const { payments } = deps.ports;
  const row = await queries.subscriptionById(deps.db, subscriptionId);
  if (payments === null || row === undefined || row.refusal === null) return;
  const givesBack = row.refusal === 'second_plan';
  if (givesBack || row.endedAt === null) await payments.cancel(subscriptionId, { givesBack });
}

export async function purgeStripeEvents({ db, clock }: Deps): Promise<void> {
  await queries.deleteEventsBefore(db, new Date(clock().getTime() - limits.billing.eventsKeptMs));
}
