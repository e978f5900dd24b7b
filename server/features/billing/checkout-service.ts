/** Checkout and customer portal are pages at the provider. No transaction or connection is held during a call of it. */
import { blocksAnother, isInForce, messages } from '#rules/billing.ts';
import { cardTerms } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { admitAttempt, type TooMany } from '#server/auth/attempts.ts';
import { appScoped } from '#server/base/app-state.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import { createKeyedMutex } from '#server/base/semaphore.ts';
import { singleFlight } from '#server/base/single-flight.ts';
import type { OpenCustomerPortalInput, StartCheckoutInput } from '#server/contract/resolvers.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import { accountById } from '#server/features/accounts/service.ts';
import { hasLaunchCoupon } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { CustomerMissing, type Payments, PaymentsFailed } from '#server/ports/payments.ts';
import { type CheckoutRow, checkoutOfUser, dropUnopened, replaceCheckout, setPage } from './checkout-queries.ts';
import * as queries from './queries.ts';
import { trialOf } from './trial-service.ts';

/** A page that closes within CLOSING_MS is not handed out. LEAST_MS is the provider's shortest lifetime of a new page, with a margin. */
const CLOSING_MS = 5 * 60_000;
const LEAST_MS = 31 * 60_000;

/** The payload member for a failure of the provider. */
export const paymentsUnavailable = (message: string) =>
  userError('PaymentsUnavailable', 'payments_unavailable', message);
const hasSubscription = () => userError('HasSubscription', 'has_subscription', messages.hasSubscription);
const opened = ({ url, hasTrial }: { url: string; hasTrial: boolean }) => ({
  __typename: 'StartCheckoutSuccess' as const,
  url,
  hasTrial,
});

type Outcome = ReturnType<typeof hasSubscription> | ReturnType<typeof opened>;
type Offer = Pick<CheckoutRow, 'plan' | 'hasTrial' | 'hasDiscount'>;

/** Null after a PaymentsFailed, which is logged as a warning. Its text names no person. */
export async function unlessFailed<T>(ctx: Context, what: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsFailed)) throw error;
    ctx.log.warn({ what, reason: error.message }, 'The payment provider failed.');
    return null;
  }
}

/** Creates the customer the first time, or in place of a `former` one. Concurrent calls get the same id. */
async function customerIdOf(ctx: Context, payments: Payments, user: UserRow, former?: string): Promise<string> {
  const known = await queries.customerOfUser(ctx.db, user.id);
  if (known !== undefined) return known.customerId;
  const customerId = await payments.createCustomer(user.id, user.email, former);
  await queries.insertCustomer(ctx.db, { userId: user.id, customerId, createdAt: ctx.clock() });
  return (await queries.customerOfUser(ctx.db, user.id))?.customerId ?? customerId;
}

/** Retries once with a new customer if the provider has deleted the known one. */
async function forCustomer<T>(
  ctx: Context,
  payments: Payments,
  user: UserRow,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  const customerId = await customerIdOf(ctx, payments, user);
  try {
    return await work(customerId);
  } catch (error) {
    if (!(error instanceof CustomerMissing)) throw error;
    ctx.log.warn({ customerId }, 'The payment provider does not have a customer any more: another is made.');
    await queries.deleteCustomer(ctx.db, user.id, customerId);
    return work(await customerIdOf(ctx, payments, user, customerId));
  }
}

async function closePage(ctx: Context, payments: Payments, sessionId: string): Promise<void> {
  await unlessFailed(ctx, 'to close a payment page', () => payments.expireCheckout(sessionId));
}

/** What a new page would sell to the person. Null if a subscription stands in its way. */
async function offerTo(tx: Context, { provider }: Payments, user: UserRow, plan: PaidPlan) {
  const terms = cardTerms[provider];
  const held = await queries.openSubscriptions(tx.db, [user.id]);
  if (held.some((subscription) => blocksAnother(subscription, terms, tx.clock()))) return null;
  const hasTrial = (await trialOf(tx, user)) === 'available';
  return { userId: user.id, plan, hasTrial, hasDiscount: terms.hasDiscount && (await hasLaunchCoupon(tx, user.id)) };
}

function isOpen(known: CheckoutRow, { plan, hasTrial, hasDiscount }: Offer, now: Date): boolean {
  const isSame = known.plan === plan && known.hasTrial === hasTrial && known.hasDiscount === hasDiscount;
  return isSame && known.expiresAt.getTime() > now.getTime() + (known.url === null ? LEAST_MS : CLOSING_MS);
}

async function createPage(ctx: Context, payments: Payments, row: CheckoutRow, customerId: string): Promise<string> {
  const pricing = `${ctx.config.publicUrl}${paths.pricing}`;
  let page: Awaited<ReturnType<Payments['createCheckout']>>;
  try {
    page = await payments.createCheckout({
      key: row.id,
      userId: row.userId,
      customerId,
      plan: row.plan as PaidPlan,
      trialDays: row.hasTrial ? limits.billing.trialDays : null,
      hasLaunchCoupon: row.hasDiscount,
      successUrl: `${pricing}?checkout=done`,
      cancelUrl: `${pricing}?checkout=cancelled`,
      expiresAt: row.expiresAt,
    });
  } catch (error) {
    // Another process may have stored the page. Otherwise the row goes: the provider repeats a failure for a known key.
    const now = await checkoutOfUser(ctx.db, row.userId);
    if (now?.id === row.id && now.url !== null) return now.url;
    await dropUnopened(ctx.db, row.id);
    throw error;
  }
  const { sessionId, url, expiresAt } = page;
  if (await setPage(ctx.db, row.id, { sessionId, url, expiresAt })) return url;
  // Another plan was chosen concurrently. Nobody has seen this page.
  await closePage(ctx, payments, sessionId);
  throw new PaymentsFailed('Another checkout of the same person took its place.');
}

async function presentUser(ctx: Context, userId: string): Promise<UserRow> {
  const user = await accountById(ctx, userId);
  if (user === null) throw new PaymentsFailed('The person has left.');
  return user;
}

/** The row's id is the provider's idempotency key, so all processes get one page for a row. */
async function openCheckout(ctx: Context, payments: Payments, userId: string, plan: PaidPlan): Promise<Outcome> {
  const user = await presentUser(ctx, userId);
  return forCustomer(ctx, payments, user, async (customerId) => {
    const checkout = await inTransaction(ctx, async (tx) => {
      await queries.lockCustomer(tx.db, customerId);
      const offer = await offerTo(tx, payments, user, plan);
      if (offer === null) return null;
      const known = await checkoutOfUser(tx.db, userId);
      const createdAt = tx.clock();
      if (known !== undefined && isOpen(known, offer, createdAt)) return { row: known, replaced: null };
      const expiresAt = new Date(createdAt.getTime() + limits.billing.checkoutMs);
      const row = { ...offer, id: rowId(tx), sessionId: null, url: null, expiresAt, createdAt };
      await replaceCheckout(tx.db, row);
      return { row, replaced: known?.sessionId ?? null };
    });
    if (checkout === null) return hasSubscription();
    const { row, replaced } = checkout;
    if (replaced !== null) await closePage(ctx, payments, replaced);
    return opened({ url: row.url ?? (await createPage(ctx, payments, row, customerId)), hasTrial: row.hasTrial });
  });
}

const underWay = appScoped(() => new Map<string, Promise<Outcome>>());
const lines = appScoped(createKeyedMutex);

/** Single-flight per person and plan; different plans of one person wait for each other. */
export async function startCheckout(ctx: Context, { plan }: StartCheckoutInput) {
  const { userId } = requireViewer(ctx);
  const refusal = await admitAttempt(ctx, [['checkoutsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const { payments } = ctx.ports;
  if (payments === null) return paymentsUnavailable(messages.off);
  const open = () => openCheckout(ctx, payments, userId, plan);
  const outcome = await unlessFailed(ctx, 'to open a payment page', () =>
    singleFlight(underWay(ctx), `${userId}:${plan}`, () => lines(ctx)(userId, open)),
  );
  return outcome ?? paymentsUnavailable(messages.checkoutFailed);
}

/** With a plan, the page confirms the change to it. */
export async function openCustomerPortal(ctx: Context, { plan }: OpenCustomerPortalInput) {
  const { userId } = requireViewer(ctx);
  const refusal: TooMany | null = await admitAttempt(ctx, [['checkoutsOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const { payments } = ctx.ports;
  if (payments === null) return paymentsUnavailable(messages.off);
  const customer = await queries.customerOfUser(ctx.db, userId);
  if (customer === undefined) return notAvailable(messages.noSubscription);
  const now = ctx.clock();
  const held = (await queries.openSubscriptions(ctx.db, [userId])).find((each) => isInForce(each, now));
  const change = plan && held && held.plan !== plan ? { subscriptionId: held.id, plan } : null;
  const returnUrl = `${ctx.config.publicUrl}${paths.pricing}`;
  const page = await unlessFailed(ctx, 'to open the portal', async () =>
    forCustomer(ctx, payments, await presentUser(ctx, userId), async (customerId) => ({
      url: await payments.createPortal({
        customerId,
        returnUrl,
        change: customerId === customer.customerId ? change : null,
      }),
    })),
  );
  if (page === null) return paymentsUnavailable(messages.portalFailed);
  if (page.url === null) return notAvailable(messages.noSubscription);
  return { __typename: 'OpenCustomerPortalSuccess' as const, url: page.url };
}
