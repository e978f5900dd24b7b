import type { PaidPlan } from '#rules/entitlements.ts';
import { tierOf } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { currency, plans } from '#rules/plans.ts';
import type { CheckoutMode, LaunchDiscount, Plan, TrialState } from '#server/contract/resolvers.generated.ts';
import type { InvoiceRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { hasLaunchCoupon } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { PublishedPrice } from '#server/ports/payments.ts';
import { unlessFailed } from './checkout-service.ts';
import * as queries from './queries.ts';
import { trialOf } from './trial-service.ts';

export function offeredPlans(): Plan[] {
  return (Object.keys(plans) as PaidPlan[]).map((id) => {
    const { name, koboAMonth, isMostPopular, features } = plans[id];
    const price = { amountMinor: koboAMonth, currency };
    const { trialDays } = limits.billing;
    return { id, name, tier: tierOf(id), price, isMostPopular, features: [...features], trialDays };
  });
}

export function checkoutMode({ ports }: Pick<Context, 'ports'>): CheckoutMode {
  return ports.payments?.mode ?? 'off';
}

export async function trialStateOf(ctx: Context, userId: string): Promise<TrialState> {
  const user = await ctx.load(userById, userId);
  return user === null ? 'used' : trialOf(ctx, user);
}

/** Null unless the person has an unused launch coupon. */
export async function launchDiscountOf(ctx: Context, userId: string): Promise<LaunchDiscount | null> {
  return (await hasLaunchCoupon(ctx, userId)) ? { ...limits.launchDiscount } : null;
}

export async function paymentsOf(ctx: Context, userId: string): Promise<InvoiceRow[]> {
  return queries.invoicesOfUser(ctx.db, userId, limits.billing.payments);
}

/** Null if the provider fails or payments are off. The caller checks for an administrator. */
export async function publishCatalogue(ctx: Context, isDryRun: boolean): Promise<PublishedPrice[] | null> {
  const { payments } = ctx.ports;
  return payments && unlessFailed(ctx, 'to publish the plans', () => payments.publish(isDryRun));
}
