/** Applies states of the provider to the tables here. Each function runs in the caller's transaction. */
import { blocksAnother, isInForce, isOver, isUnpaid, termOf, unpaidFrom } from '#rules/billing.ts';
import { cardTerms } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { PlanSubscriptionRow } from '#server/db/rows.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { spendLaunchCoupon, updateSubscriptionPlan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/payments.ts';
import { dropCheckout } from './checkout-queries.ts';
import { isOfFormer } from './forgotten-service.ts';
import type { BillingLetter } from './letters.ts';
import * as queries from './queries.ts';
import { claimTrial, isCardKnown } from './trial-service.ts';

type Known = PlanSubscriptionRow | undefined;
type Refusal = 'second_plan' | 'second_trial';
const refusalLetters = { second_plan: 'secondPlan', second_trial: 'secondTrial' } as const;
type Mine = SubscriptionState & { plan: PaidPlan; userId: string };

/** A repeated call before the email is sent gives one email. */
export async function writeAbout(tx: Context, subscriptionId: string, letter: BillingLetter): Promise<void> {
  await enqueue(tx, 'sendBillingLetter', { subscriptionId, letter }, { key: `billing:${letter}:${subscriptionId}` });
}

const cancelLater = (tx: Context, subscriptionId: string): Promise<void> =>
  enqueue(tx, 'cancelSubscription', { subscriptionId }, { key: `cancel:${subscriptionId}` });

/**
 * Null with a warning if the state has no person or plan. A trial with an unknown card counts as paused. So does a known subscription with a
 * price outside the catalogue.
 */
async function asMine(tx: Context, state: SubscriptionState, known: Known): Promise<Mine | null> {
  const customer = await queries.customerById(tx.db, state.customerId);
  const { userId, plan, id } = state;
  const isFormer = known === undefined && isOfFormer(state.createdAt, customer);
  if (userId === null || customer?.userId !== userId || isFormer) {
    tx.log.warn({ subscriptionId: id }, 'A subscription belongs to nobody here: it brings nothing.');
    return null;
  }
  if (plan !== null) {
    const isDoubtful = state.status === 'trialing' && !(await isCardKnown(tx, state));
    return { ...state, userId, plan, status: isDoubtful ? 'paused' : state.status };
  }
  tx.log.warn({ subscriptionId: id }, 'A subscription has a price that is not of the catalogue: it brings nothing.');
  return known === undefined ? null : { ...state, userId, plan: known.plan as PaidPlan, status: 'paused' };
}

/** Only checked during a trial: a paid plan is never taken back. */
async function hasFreeTrial(tx: Context, state: Mine, known: Known): Promise<boolean> {
  if (state.trialEndsAt === null) return true;
  const user = await accountById(tx, state.userId);
  if (user === null) return true;
  const isFirst = known === undefined || known.status === 'paused';
  const isFree = await claimTrial(tx, user, state, isFirst);
  return isFree || state.status !== 'trialing';
}

/** Null to accept the subscription. */
async function refusalOf(tx: Context, state: Mine, known: Known): Promise<Refusal | null> {
  const isFree = await hasFreeTrial(tx, state, known);
  const now = tx.clock();
  if (!isInForce(state, now)) return null;
  const others = (await queries.openSubscriptions(tx.db, [state.userId])).filter(({ id }) => id !== state.id);
  const terms = cardTerms[tx.ports.payments?.provider ?? 'stripe'];
  if (others.some((other) => blocksAnother(other, terms, now))) return 'second_plan';
  if (!isFree) return 'second_trial';
  // The other ones are unpaid, and this one replaces them. The provider must not collect them later.
  for (const { id } of others) {
    await queries.replaceSubscription(tx.db, id);
    await cancelLater(tx, id);
  }
  return null;
}

/** For a pending account deletion. Covers a subscription that the provider reports late. */
async function stopForDeletion(tx: Context, row: PlanSubscriptionRow): Promise<void> {
  if (row.refusal !== null || isOver(row) || (row.cancelsAtPeriodEnd && !isUnpaid(row.status))) return;
  const user = await accountById(tx, row.userId);
  if (user === null || user.deletionRequestedAt === null) return;
  await enqueue(tx, 'stopRenewal', { userId: row.userId }, { key: `stop:${row.userId}` });
}

/** A page that is still open could start a second subscription. */
async function closePage(tx: Context, userId: string): Promise<void> {
  const sessionId = await dropCheckout(tx.db, userId);
  if (sessionId !== null) tx.afterCommit(() => tx.ports.payments?.expireCheckout(sessionId));
}

async function tell(tx: Context, row: PlanSubscriptionRow, known: Known): Promise<void> {
  if (row.refusal !== null) return;
  const isFailing = row.status === 'past_due';
  const wasTold = known?.status === 'past_due' && unpaidFrom(known).getTime() === unpaidFrom(row).getTime();
  if (isFailing && !wasTold) await writeAbout(tx, row.id, 'paymentFailed');
  if (row.status === 'canceled' && known?.status !== 'canceled') await writeAbout(tx, row.id, 'ended');
}

/**
 * Read numbers are taken before the provider is asked, and every change there leads to a later read. So the highest number is the latest
 * state, in any order of events and commits. Others are dropped.
 */
export async function applySubscription(tx: Context, state: SubscriptionState, readNumber: string): Promise<void> {
  await queries.lockCustomer(tx.db, state.customerId);
  const known = await queries.subscriptionById(tx.db, state.id);
  if (known !== undefined && BigInt(known.readNumber) >= BigInt(readNumber)) return;
  const mine = await asMine(tx, state, known);
  if (mine === null) return;
  const now = tx.clock();
  const { id, userId, plan, status, periodStartsAt, periodEndsAt, trialEndsAt, cancelsAtPeriodEnd, createdAt } = mine;
  const former = known?.refusal ?? null;
  const refusal = former === null ? await refusalOf(tx, mine, known) : null;
  const row: PlanSubscriptionRow = {
    id,
    userId,
    plan,
    status,
    periodStartsAt,
    periodEndsAt,
    trialEndsAt,
    cancelsAtPeriodEnd,
    endedAt: mine.endedAt ?? (isOver(mine) ? now : null),
    unpaidSince: mine.unpaidSince,
    nextAmountMinor: mine.nextPayment?.amountMinor ?? null,
    nextCurrency: mine.nextPayment?.currency ?? null,
    isTrialEndTold: false,
    refusal: former ?? refusal,
    readNumber,
    createdAt,
  };
  if (!(await queries.keepSubscription(tx.db, row))) return;
  const isHeld = row.refusal === null && isInForce(row, now);
  // A bank confirmation under way still needs the page. The coupon counts as used only later.
  if (isHeld || refusal !== null) await closePage(tx, userId);
  if (mine.hasLaunchCoupon && isHeld) await spendLaunchCoupon(tx, userId, id);
  const term = isHeld ? termOf(row) : null;
  // The provider's clock may be ahead.
  const startsAt = createdAt < now ? createdAt : now;
  const brought = term === null ? null : { plan, isTrial: status === 'trialing', startsAt, ...term };
  await updateSubscriptionPlan(tx, userId, id, brought);
  if (row.refusal !== null && !isOver(row)) await cancelLater(tx, id);
  await stopForDeletion(tx, row);
  if (refusal !== null) await writeAbout(tx, id, refusalLetters[refusal]);
  await tell(tx, row, known);
}

/** Tells once, if the subscription is known here. */
export async function tellTrialEnd(tx: Context, subscriptionId: string): Promise<void> {
  if (await queries.markTrialEndTold(tx.db, subscriptionId)) await writeAbout(tx, subscriptionId, 'trialEnds');
}

/** Skips drafts. */
export async function applyInvoice(tx: Context, state: InvoiceState, readNumber: string): Promise<void> {
  if (state.state === 'draft') return;
  const { customerId, ...invoice } = state;
  const customer = await queries.customerById(tx.db, customerId);
  if (customer === undefined || isOfFormer(state.createdAt, customer)) {
    tx.log.warn({ invoiceId: state.id }, 'An invoice belongs to nobody here: it is not kept.');
    return;
  }
  await queries.keepInvoice(tx.db, { ...invoice, userId: customer.userId, readNumber });
}
