import type { PaidPlan } from '#rules/entitlements.ts';
import { paths } from '#rules/paths.ts';
import { type CatalogueEntry, everythingInGold, plans } from '#rules/plans.ts';
import type { PrepaidTerm } from '#rules/prepaid.ts';
import type { PricingPageQuery } from './pricing.generated.ts';
import { texts } from './texts.ts';

export type PricingViewer = NonNullable<PricingPageQuery['viewer']>;
export type Subscription = NonNullable<PricingViewer['plan']['subscription']>;
export type PlanId = Subscription['plan'];

export const signIn = `${paths.auth}?next=${encodeURIComponent(paths.pricing)}`;

export const planIds = { gold: 'GOLD', diamond: 'DIAMOND', soul: 'SOUL' } as const satisfies Record<PaidPlan, PlanId>;

export const termIds = { week: 'WEEK', month: 'MONTH', quarter: 'QUARTER' } as const satisfies Record<
  PrepaidTerm,
  PrepaidPlan['term']
>;

/** The catalogue's name of an API plan. */
export function planOf(id: PlanId): PaidPlan {
  return id.toLowerCase() as PaidPlan;
}

/** The action of a plan's button: none on the current plan; a change if there is a subscription to another. */
export type Offer = 'current' | 'switch' | 'subscribe';

export function offerOf(plan: PaidPlan, viewer: Pick<PricingViewer, 'plan'> | null): Offer {
  const id = planIds[plan];
  if (viewer?.plan.name === id || viewer?.plan.subscription?.plan === id) return 'current';
  return viewer?.plan.subscription ? 'switch' : 'subscribe';
}

export function isYours(plan: PaidPlan, viewer: Pick<PricingViewer, 'plan'> | null): boolean {
  return (viewer?.plan.name ?? viewer?.plan.subscription?.plan) === planIds[plan];
}

/** Visitors may be promised free days too. */
export function hasTrialAhead(viewer: Pick<PricingViewer, 'trial'> | null): boolean {
  return viewer === null || viewer.trial === 'AVAILABLE';
}

/** First what the plan adds to Gold, since the price is for that; last what Gold has too. */
export function linesOf(plan: PaidPlan): { words: string; such: readonly string[] }[] {
  const { features, inGold = [], more = [] }: CatalogueEntry = plans[plan];
  const own = [...features, ...more].filter((feature) => feature !== everythingInGold && !inGold.includes(feature));
  const lines = own.map((words) => ({ words, such: [] }));
  if (inGold.length === 0) return lines;
  return [{ words: texts.goldAnd, such: [] }, ...lines, { words: texts.goldToo, such: inGold }];
}

/** A price with this percentage taken off, in whole kobo. */
export function discounted(kobo: number, percentOff: number): number {
  return Math.round((kobo * (100 - percentOff)) / 100);
}

export type PrepaidPlan = PricingViewer['prepaidPlans'][number];

/** The portal shows a former subscription too. */
export function hasPortal({ plan, payments }: Pick<PricingViewer, 'plan' | 'payments'>): boolean {
  return plan.subscription !== null || payments.some(({ isPrepaid }) => !isPrepaid);
}
