/** What the provider says of a subscription or an invoice, put into our tables. Each runs in the caller's transaction. */
import { isInForce, isOver, isUnpaid, termOf, unpaidFrom } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { PlanSubscriptionRow } from '#server/db/rows.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { settleSubscriptionPlan, spendLaunchCoupon } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/payments.ts';
import { dropCheckout } from './checkout-queries.ts';
import type { BillingLetter } from './letters.ts';
import * as queries from './queries.ts';
import { claimTrial, isCardKnown } from './trial-service.ts';

type Known = PlanSubscriptionRow | undefined;
type Refusal = 'second_plan' | 'second_trial';
const refusalLetters = { second_plan: 'secondPlan', second_trial: 'secondTrial' } as const;
type Mine = SubscriptionState & { plan: PaidPlan; userId: string };

/** Writes to the person about a subscription; asked for again before it went, it is one letter. */
export async function writeAbout(tx: Context, subscriptionId: string, letter: BillingLetter): Promise<void> {
  await enqueue(tx, 'sendBillingLetter', { subscriptionId, letter }, { key: `billing:${letter}:${subscriptionId}` });
}

const cancelLater = (tx: Context, subscriptionId: string): Promise<void> =>
  enqueue(tx, 'cancelSubscription', { subscriptionId }, { key: `cancel:${subscriptionId}` });

/** The state as one of ours; null, with a warning, when it is not, and nothing of it is known. */
async function asMine(tx: Context, state: SubscriptionState, known: Known): Promise<Mine | null> {
  const customer = await queries.customerById(tx.db, state.customerId);
  const { userId, plan, id } = state;
  if (userId === null || customer?.userId !== userId) {
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

/** Whether its trial is somebody's first. Asked for as long as a trial lasts: what is paid for is never taken back. */
async function hasFreeTrial(tx: Context, state: Mine, known: Known): Promise<boolean> {
  if (state.trialEndsAt === null) return true;
  const user = await accountById(tx, state.userId);
  if (user === null) return true;
  const isFirst = known === undefined || known.status === 'paused';
  const isFree = await claimTrial(tx, user, state, isFirst);
  return isFree || state.status !== 'trialing';
}

/** Why a subscription is to bring nothing though it is ours; null when it may. */
async function refusalOf(tx: Context, state: Mine, known: Known): Promise<Refusal | null> {
  const isFree = await hasFreeTrial(tx, state, known);
  const now = tx.clock();
  if (!isInForce(state, now)) return null;
  const others = (await queries.openSubscriptions(tx.db, [state.userId])).filter(({ id }) => id !== state.id);
  if (others.some((other) => isInForce(other, now))) return 'second_plan';
  if (!isFree) return 'second_trial';
  // Unpaid for long, and replaced by this one: it must not be collected some day.
  for (const { id } of others) {
    await queries.replaceSubscription(tx.db, id);
    await cancelLater(tx, id);
  }
  return null;
}

/** Somebody who leaves pays for nothing more, also where the provider tells of it only now. */
async function stopForLeaver(tx: Context, row: PlanSubscriptionRow): Promise<void> {
  if (row.refusal !== null || isOver(row) || (row.cancelsAtPeriodEnd && !isUnpaid(row.status))) return;
  const user = await accountById(tx, row.userId);
  if (user === null || user.deletionRequestedAt === null) return;
  await enqueue(tx, 'stopRenewal', { userId: row.userId }, { key: `stop:${row.userId}` });
}

/** The payment page has done its work; another one that may be open would be a second subscription. */
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
 * Puts what the provider said of a subscription in force. Read numbers are taken before the provider is asked, and every change there
 * leads to a read whose number was taken after it. So the answer of the highest number was asked for after the last change: whatever the
 * order in which events come and transactions commit, to keep that one and drop all of lower numbers ends in what is true there.
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
  // Whoever is at their bank with it still needs the page, and has not used the coupon.
  if (isHeld || refusal !== null) await closePage(tx, userId);
  if (mine.hasLaunchCoupon && isHeld) await spendLaunchCoupon(tx, userId, id);
  const term = isHeld ? termOf(row) : null;
  // The provider's clock may be ahead of ours.
  const startsAt = createdAt < now ? createdAt : now;
  const brought = term === null ? null : { plan, isTrial: status === 'trialing', startsAt, ...term };
  await settleSubscriptionPlan(tx, userId, id, brought);
  if (row.refusal !== null && !isOver(row)) await cancelLater(tx, id);
  await stopForLeaver(tx, row);
  if (refusal !== null) await writeAbout(tx, id, refusalLetters[refusal]);
  await tell(tx, row, known);
}

/** Writes about the end of a trial that is known here, once. */
export async function tellTrialEnd(tx: Context, subscriptionId: string): Promise<void> {
  if (await queries.markTrialEndTold(tx.db, subscriptionId)) await writeAbout(tx, subscriptionId, 'trialEnds');
}

/** Keeps what the provider said of an invoice, once it is one that somebody is asked to pay. */
export async function applyInvoice(tx: Context, state: InvoiceState, readNumber: string): Promise<void> {
  if (state.state === 'draft') return;
  const { customerId, ...invoice } = state;
  const customer = await queries.customerById(tx.db, customerId);
  if (customer === undefined) {
    tx.log.warn({ invoiceId: state.id }, 'An invoice belongs to nobody here: it is not kept.');
    return;
  }
  await queries.keepInvoice(tx.db, { ...invoice, userId: customer.userId, readNumber });
}
