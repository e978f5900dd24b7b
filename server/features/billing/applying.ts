/** What the provider says of a subscription or an invoice, put into our tables. Each runs in the caller's transaction. */
import { isInForce, isOver, termOf } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { Context } from '#server/context.ts';
import type { PlanSubscriptionRow } from '#server/db/rows.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { settleSubscriptionPlan, spendLaunchCoupon } from '#server/features/entitlements/service.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { InvoiceState, SubscriptionState } from '#server/ports/payments.ts';
import { dropCheckout } from './checkout-queries.ts';
import type { BillingLetter } from './letters.ts';
import * as queries from './queries.ts';
import { claimTrial } from './trials.ts';

type Known = PlanSubscriptionRow | undefined;
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
  if (plan !== null) return { ...state, userId, plan };
  tx.log.warn({ subscriptionId: id }, 'A subscription has a price that is not of the catalogue: it brings nothing.');
  return known === undefined ? null : { ...state, userId, plan: known.plan as PaidPlan, status: 'paused' };
}

/** Whether its trial is somebody's first. Asked for as long as a trial lasts: what is paid for is never taken back. */
async function hasFreeTrial(tx: Context, state: Mine, known: Known): Promise<boolean> {
  if (state.trialEndsAt === null) return true;
  const user = await accountById(tx, state.userId);
  if (user === null) return true;
  const isFree = await claimTrial(tx, user, state, known === undefined);
  return isFree || state.status !== 'trialing';
}

/** Why a subscription is to bring nothing though it is ours; null when it may. */
async function refusalOf(tx: Context, state: Mine, known: Known): Promise<'secondPlan' | 'secondTrial' | null> {
  const isFree = await hasFreeTrial(tx, state, known);
  const now = tx.clock();
  if (!isInForce(state, now)) return null;
  const others = (await queries.openSubscriptions(tx.db, [state.userId])).filter(({ id }) => id !== state.id);
  if (others.some((other) => isInForce(other, now))) return 'secondPlan';
  if (!isFree) return 'secondTrial';
  // Unpaid for long, and replaced by this one: it must not be collected some day.
  for (const { id } of others) {
    await queries.refuseSubscription(tx.db, id);
    await cancelLater(tx, id);
  }
  return null;
}

/** The payment page has done its work; another one that may be open would be a second subscription. */
async function closePage(tx: Context, userId: string): Promise<void> {
  const sessionId = await dropCheckout(tx.db, userId);
  if (sessionId !== null) tx.afterCommit(() => tx.ports.payments?.expireCheckout(sessionId));
}

async function tell(tx: Context, row: PlanSubscriptionRow, known: Known): Promise<void> {
  if (row.isRefused) return;
  const isFailing = (one: Known): boolean => one?.status === 'past_due';
  const wasTold = isFailing(known) && known?.periodStartsAt.getTime() === row.periodStartsAt.getTime();
  if (isFailing(row) && !wasTold) await writeAbout(tx, row.id, 'paymentFailed');
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
  const refusal = known?.isRefused ? null : await refusalOf(tx, mine, known);
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
    isRefused: known?.isRefused === true || refusal !== null,
    readNumber,
    createdAt,
  };
  if (!(await queries.keepSubscription(tx.db, row))) return;
  if (known === undefined && !isOver(row)) await closePage(tx, userId);
  if (mine.hasLaunchCoupon && !row.isRefused) await spendLaunchCoupon(tx, userId, id);
  const term = row.isRefused || !isInForce(row, now) ? null : termOf(row);
  // The provider's clock may be ahead of ours.
  const startsAt = createdAt < now ? createdAt : now;
  const brought = term === null ? null : { plan, isTrial: status === 'trialing', startsAt, ...term };
  await settleSubscriptionPlan(tx, userId, id, brought);
  if (row.isRefused && !isOver(row)) await cancelLater(tx, id);
  if (refusal !== null) await writeAbout(tx, id, refusal);
  await tell(tx, row, known);
}

/** Keeps what the provider said of an invoice. */
export async function applyInvoice(tx: Context, state: InvoiceState, readNumber: string): Promise<void> {
  const { customerId, ...invoice } = state;
  const customer = await queries.customerById(tx.db, customerId);
  if (customer === undefined) {
    tx.log.warn({ invoiceId: state.id }, 'An invoice belongs to nobody here: it is not kept.');
    return;
  }
  await queries.keepInvoice(tx.db, { ...invoice, userId: customer.userId, readNumber });
}
