/** The plans of the catalogue at Paystack. A plan there cannot say whose it is, so its description does. */
import { z } from 'zod';
import { brand } from '#rules/brand.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { currency, planIds, plans } from '#rules/plans.ts';
import type { PublishedPrice } from './payments.ts';
import { amount, objectId, type PaystackConnection } from './paystack-connection.ts';

const mark = (plan: PaidPlan): string => `zobo_${plan}_monthly`;

export const planShape = z.object({
  id: objectId,
  plan_code: z.string(),
  description: z.string().nullish(),
  amount,
  interval: z.string(),
  currency: z.string(),
});

type PlanAtPaystack = z.infer<typeof planShape>;

/** Null for a plan of another product. */
export function planOf({ description }: Pick<PlanAtPaystack, 'description'>): PaidPlan | null {
  return planIds.find((plan) => mark(plan) === description) ?? null;
}

const isRight = (there: PlanAtPaystack, plan: PaidPlan): boolean =>
  planOf(there) === plan &&
  there.amount === plans[plan].koboAMonth &&
  there.interval === 'monthly' &&
  there.currency === currency;

export function paystackPlans({ asked, listed }: PaystackConnection) {
  /** Null when it was never published, or its price has changed since. */
  async function right(plan: PaidPlan): Promise<PlanAtPaystack | null> {
    for await (const there of listed(planShape, '/plan', { status: 'active' })) if (isRight(there, plan)) return there;
    return null;
  }

  async function publishOne(plan: PaidPlan, isDryRun: boolean): Promise<PublishedPrice> {
    const there = await right(plan);
    if (there !== null) return { plan, isNew: false, priceId: there.plan_code };
    if (isDryRun) return { plan, isNew: true, priceId: null };
    const body = {
      name: `${brand.name} ${plans[plan].name}`,
      description: mark(plan),
      amount: plans[plan].koboAMonth,
      interval: 'monthly',
      currency,
      // Letters about a payment are ours.
      send_invoices: false,
      send_sms: false,
    };
    const made = await asked(z.object({ plan_code: z.string() }), { method: 'POST', path: '/plan', body });
    return { plan, isNew: true, priceId: made.plan_code };
  }

  return {
    right,
    /** Subscribers of a former price keep it, because a plan with another price is another plan. */
    async publish(isDryRun: boolean): Promise<PublishedPrice[]> {
      const published: PublishedPrice[] = [];
      for (const plan of planIds) published.push(await publishOne(plan, isDryRun));
      return published;
    },
  };
}
