import { blocksAnother, isInForce, termOf } from '#rules/billing.ts';
import { cardTerms } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { tierOf } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { currency, plans } from '#rules/plans.ts';
import { type PrepaidTerm, prepaidKobo, prepaidTerms } from '#rules/prepaid.ts';
import type {
  CheckoutMode,
  LaunchDiscount,
  PaymentState,
  Plan,
  TrialState,
} from '#server/contract/resolvers.generated.ts';
import type { InvoiceRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { hasLaunchCoupon } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { PublishedPrice } from '#server/ports/payments.ts';
import { unlessFailed } from './checkout-service.ts';
import * as queries from './queries.ts';
import { trialOf } from './trial-service.ts';

const prepaidId = (orderId: string): string => `prepaid_${orderId}`;

const hasTrials = ({ ports }: Pick<Context, 'ports'>): boolean =>
  ports.payments === null || cardTerms[ports.payments.provider].hasTrial;

export function offeredPlans(ctx: Pick<Context, 'ports'>): Plan[] {
  return (Object.keys(plans) as PaidPlan[]).map((id) => {
    const { name, koboAMonth, isMostPopular, features } = plans[id];
    const price = { amountMinor: koboAMonth, currency };
    const trialDays = hasTrials(ctx) ? limits.billing.trialDays : 0;
    const prepaid = (Object.keys(prepaidTerms) as PrepaidTerm[]).map((term) => ({
      term,
      days: prepaidTerms[term].days,
      price: { amountMinor: prepaidKobo(id, term), currency },
    }));
    return { id, name, tier: tierOf(id), price, isMostPopular, features: [...features], trialDays, prepaid };
  });
}

export function checkoutMode({ ports }: Pick<Context, 'ports'>): CheckoutMode {
  return ports.payments?.mode ?? 'off';
}

export async function trialStateOf(ctx: Context, userId: string): Promise<TrialState> {
  const user = await ctx.load(userById, userId);
  return user === null ? 'used' : trialOf(ctx, user);
}

/** Null unless the person has an unused launch coupon that counts at the provider. */
export async function launchDiscountOf(ctx: Context, userId: string): Promise<LaunchDiscount | null> {
  if (ctx.ports.payments !== null && !cardTerms[ctx.ports.payments.provider].hasDiscount) return null;
  return (await hasLaunchCoupon(ctx, userId)) ? { ...limits.launchDiscount } : null;
}

/** Decisions about the person's subscriptions wait until the transaction ends. */
export async function holdSubscriptions(tx: Context, userId: string): Promise<void> {
  const customer = await queries.customerOfUser(tx.db, userId);
  if (customer !== undefined) await queries.lockCustomer(tx.db, customer.customerId);
}

/** The subscription in force that blocks another payment, or the end of a cancelled one. */
export async function subscriptionOf(ctx: Context, userId: string): Promise<{ renews: boolean; endsAt: Date } | null> {
  const now = ctx.clock();
  const held = (await queries.openSubscriptions(ctx.db, [userId])).find((each) => isInForce(each, now));
  if (held === undefined) return null;
  const renews =
    !held.cancelsAtPeriodEnd && blocksAnother(held, cardTerms[ctx.ports.payments?.provider ?? 'stripe'], now);
  // One that is past due ends with the days of grace.
  return { renews, endsAt: termOf(held)?.endsAt ?? now };
}

export async function nextReadNumber({ db }: Pick<Context, 'db'>): Promise<string> {
  return queries.nextRead(db);
}

export async function paymentsOf(ctx: Context, userId: string): Promise<InvoiceRow[]> {
  return queries.invoicesOfUser(ctx.db, userId, limits.billing.payments);
}

/** A payment without a subscription, in the person's list of payments. Call it in a transaction. */
export async function recordPrepaid(
  tx: Context,
  {
    orderId,
    ...payment
  }: Pick<InvoiceRow, 'userId' | 'amountMinor' | 'state' | 'createdAt' | 'readNumber'> & { orderId: string },
): Promise<void> {
  await queries.keepInvoice(tx.db, {
    ...payment,
    id: prepaidId(orderId),
    subscriptionId: null,
    currency,
    invoiceUrl: null,
  });
}

/** What Stripe names void was never paid. Of plans paid once, and at Paystack, only what was paid is recorded: there it went back. */
export function paymentState(row: InvoiceRow): PaymentState {
  return row.state === 'void' && !row.id.startsWith('in_') ? 'refunded' : (row.state as PaymentState);
}

export const isPrepaid = ({ id }: InvoiceRow): boolean => id.startsWith(prepaidId(''));

/** Null if the provider fails or payments are off. The caller checks for an administrator. */
export async function publishCatalogue(ctx: Context, isDryRun: boolean): Promise<PublishedPrice[] | null> {
  const { payments } = ctx.ports;
  return payments && unlessFailed(ctx, 'to publish the plans', () => payments.publish(isDryRun));
}
