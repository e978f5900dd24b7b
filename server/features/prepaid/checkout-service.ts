/** The payment page is the provider's. No transaction or connection is held during a call of it. */
import { messages } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { paths } from '#rules/paths.ts';
import { plans } from '#rules/plans.ts';
import {
  isReturnable,
  type PrepaidTerm,
  prepaidKobo,
  prepaidLimits,
  prepaidMessages,
  prepaidTerms,
} from '#rules/prepaid.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { appScoped } from '#server/base/app-state.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import { idOf, secretId } from '#server/base/ids.ts';
import { singleFlight } from '#server/base/single-flight.ts';
import type { ReturnPrepaidPlanInput, StartPrepaidCheckoutInput } from '#server/contract/resolvers.generated.ts';
import type { PrepaidOrderRow, UserRow } from '#server/db/rows.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import { paymentsUnavailable, unlessFailed } from '#server/features/billing/checkout-service.ts';
import { subscriptionOf } from '#server/features/billing/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { PaymentsFailed } from '#server/ports/payments.ts';
import type { PrepaidPayments } from '#server/ports/prepaid.ts';
import { takeBack } from './order-service.ts';
import * as queries from './queries.ts';
import { startOf } from './term-service.ts';

type Wish = { plan: PaidPlan; term: PrepaidTerm };
type Order = { row: PrepaidOrderRow; email: string; startsAt: Date };

const subscribed = () => userError('HasSubscription', 'has_subscription', prepaidMessages.subscribed);

function newOrder(tx: Context, userId: string, { plan, term }: Wish): PrepaidOrderRow {
  const createdAt = tx.clock();
  return {
    // Also the name of the payment at the provider, so it must not be guessed.
    id: secretId(tx),
    userId,
    plan,
    term,
    amountMinor: prepaidKobo(plan, term),
    state: 'open',
    refusal: null,
    paidMinor: null,
    paidAt: null,
    refundMinor: 0,
    entitlementId: null,
    url: null,
    expiresAt: new Date(createdAt.getTime() + prepaidLimits.orderMs),
    readNumber: '0',
    createdAt,
  };
}

async function present(tx: Context, userId: string): Promise<UserRow> {
  const user = await holdAccount(tx, userId);
  if (user === null) throw new PaymentsFailed('The person has left.');
  return user;
}

/** Null beside a subscription that renews. */
async function orderFor(ctx: Context, userId: string, wish: Wish): Promise<Order | null> {
  return inTransaction(ctx, async (tx) => {
    const { email } = await present(tx, userId);
    if ((await subscriptionOf(tx, userId))?.renews) return null;
    const since = new Date(tx.clock().getTime() - prepaidLimits.pageMs);
    const amountMinor = prepaidKobo(wish.plan, wish.term);
    const known = await queries.openOrder(tx.db, { userId, ...wish, amountMinor }, since);
    const row = known ?? newOrder(tx, userId, wish);
    if (known === undefined) await queries.insertOrder(tx.db, row);
    return { row, email, startsAt: await startOf(tx, userId, wish.plan) };
  });
}

async function createPage(ctx: Context, payments: PrepaidPayments, { row, email }: Order): Promise<string> {
  const { name } = plans[row.plan as PaidPlan];
  const { days } = prepaidTerms[row.term as PrepaidTerm];
  try {
    const url = await payments.createPage({
      reference: row.id,
      email,
      amountMinor: row.amountMinor,
      title: `${days} days of ${name}`,
      // The provider adds the reference.
      returnUrl: `${ctx.config.publicUrl}${paths.pricing}?checkout=prepaid`,
    });
    if (await queries.updateOrder(ctx.db, row.id, { url })) return url;
    // Another process gave the order up. Nobody has seen this page, and a payment on it would be for no order.
    throw new PaymentsFailed('The order was given up meanwhile.');
  } catch (error) {
    // Another process may have stored the page meanwhile.
    const now = await queries.orderById(ctx.db, row.id);
    if (now?.url) return now.url;
    await queries.dropUnopened(ctx.db, row.id);
    throw error;
  }
}

async function open(ctx: Context, payments: PrepaidPayments, userId: string, wish: Wish) {
  const order = await orderFor(ctx, userId, wish);
  if (order === null) return subscribed();
  const url = order.row.url ?? (await createPage(ctx, payments, order));
  return { __typename: 'StartPrepaidCheckoutSuccess' as const, url, startsAt: order.startsAt };
}

const underWay = appScoped(() => new Map<string, ReturnType<typeof open>>());

export async function startPrepaidCheckout(ctx: Context, { plan, term }: StartPrepaidCheckoutInput) {
  const { userId } = requireViewer(ctx);
  const refusal = await admitAttempt(ctx, [['checkoutsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const { prepaid } = ctx.ports;
  if (prepaid === null) return paymentsUnavailable(prepaidMessages.off);
  const outcome = await unlessFailed(ctx, 'to open a page to pay once', () =>
    singleFlight(underWay(ctx), `${userId}:${plan}:${term}`, () => open(ctx, prepaid, userId, { plan, term })),
  );
  return outcome ?? paymentsUnavailable(messages.checkoutFailed);
}

export async function returnPrepaidPlan(ctx: Context, { id: given }: ReturnPrepaidPlanInput) {
  const { userId } = requireViewer(ctx);
  if (ctx.ports.prepaid === null) return paymentsUnavailable(prepaidMessages.off);
  const id = idOf(given);
  const isDone = await inTransaction(ctx, async (tx) => {
    await holdAccount(tx, userId);
    const order = id === null ? undefined : await queries.lockOrder(tx.db, id);
    const span = id === null ? undefined : await queries.spanOf(tx.db, id);
    if (order?.userId !== userId || order.state !== 'paid' || order.paidAt === null || span === undefined) return false;
    if (!isReturnable({ paidAt: order.paidAt, startsAt: span.startsAt }, tx.clock())) return false;
    await takeBack(tx, order, order.paidMinor ?? order.amountMinor, 'givenBack');
    return true;
  });
  if (!isDone) return notAvailable(prepaidMessages.notReturnable);
  return { __typename: 'ReturnPrepaidPlanSuccess' as const, viewer: { id: userId } };
}
