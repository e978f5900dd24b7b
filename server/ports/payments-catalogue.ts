import type { Stripe } from 'stripe';
import { brand } from '#rules/brand.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { currency, plans } from '#rules/plans.ts';
import type { PublishedPrice } from './payments.ts';
import { launchCoupon, paidPlans, planOf } from './payments-states.ts';

export const lookupKey = (plan: PaidPlan): string => `zobo_${plan}_monthly`;
export const productId = (plan: PaidPlan): string => `zobo_${plan}`;

function isRight(price: Stripe.Price, plan: PaidPlan): boolean {
  return (
    price.active &&
    planOf(price) === plan &&
    price.currency === currency.toLowerCase() &&
    price.unit_amount === plans[plan].koboAMonth &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  );
}

async function findPrice(stripe: Stripe, plan: PaidPlan): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  return data[0] ?? null;
}

/** Null when it was never published, or has changed since. */
export async function rightPrice(stripe: Stripe, plan: PaidPlan): Promise<Stripe.Price | null> {
  const price = await findPrice(stripe, plan);
  return price !== null && isRight(price, plan) ? price : null;
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'resource_missing') return null;
    throw error;
  }
}

async function publishProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
  const id = productId(plan);
  const there = await orNull(stripe.products.retrieve(id));
  if (there !== null) return id;
  const name = `${brand.name} ${plans[plan].name}`;
  return (await stripe.products.create({ id, name, metadata: { zobo_plan: plan } })).id;
}

async function publishPrice(stripe: Stripe, plan: PaidPlan, isDryRun: boolean): Promise<PublishedPrice> {
  const there = await rightPrice(stripe, plan);
  if (there !== null) return { plan, isNew: false, priceId: there.id };
  if (isDryRun) return { plan, isNew: true, priceId: null };
  const price = await stripe.prices.create({
    product: await publishProduct(stripe, plan),
    currency: currency.toLowerCase(),
    unit_amount: plans[plan].koboAMonth,
    recurring: { interval: 'month' },
    lookup_key: lookupKey(plan),
    // A price cannot be changed. Subscribers with the former price keep it.
    transfer_lookup_key: true,
    metadata: { zobo_plan: plan },
  });
  return { plan, isNew: true, priceId: price.id };
}

async function publishCoupon(stripe: Stripe): Promise<void> {
  if ((await orNull(stripe.coupons.retrieve(launchCoupon))) !== null) return;
  const { percentOff, months } = limits.launchDiscount;
  await stripe.coupons.create({
    id: launchCoupon,
    name: `${brand.name} launch`,
    percent_off: percentOff,
    duration: 'repeating',
    duration_in_months: months,
  });
}

/** Existing entries stay unchanged. */
export async function publishCatalogue(stripe: Stripe, isDryRun: boolean): Promise<PublishedPrice[]> {
  const published: PublishedPrice[] = [];
  for (const plan of paidPlans) published.push(await publishPrice(stripe, plan, isDryRun));
  if (!isDryRun) await publishCoupon(stripe);
  return published;
}
