import type { CardTerms } from '#rules/cards.ts';
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

/**
 * The action of a plan's button: none on the current plan; beside a subscription to another, a change, or nothing until that has ended
 * (`later`). A failed payment that nobody tries again is made anew.
 */
export type Offer = 'current' | 'switch' | 'later' | 'subscribe';

export function offerOf(
  plan: PaidPlan,
  viewer: Pick<PricingViewer, 'plan'> | null,
  { canSwitch, isRetried }: Pick<CardTerms, 'canSwitch' | 'isRetried'>,
): Offer {
  const id = planIds[plan];
  const subscription = viewer?.plan.subscription;
  if (subscription?.state === 'PAST_DUE' && !isRetried) return 'subscribe';
  if (viewer?.plan.name === id || subscription?.plan === id) return 'current';
  if (!subscription) return 'subscribe';
  return canSwitch ? 'switch' : 'later';
}

export function isYours(plan: PaidPlan, viewer: Pick<PricingViewer, 'plan'> | null): boolean {
  return (viewer?.plan.name ?? viewer?.plan.subscription?.plan) === planIds[plan];
}

/** Visitors may be promised free days too. */
export function hasTrialAhead(
  viewer: Pick<PricingViewer, 'trial'> | null,
  { hasTrial }: Pick<CardTerms, 'hasTrial'>,
): boolean {
  return hasTrial && (viewer === null || viewer.trial === 'AVAILABLE');
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

export function hasPortal(
  { plan, payments }: Pick<PricingViewer, 'plan' | 'payments'>,
  { showsFormer }: Pick<CardTerms, 'showsFormer'>,
): boolean {
  return plan.subscription !== null || (showsFormer && payments.some(({ isPrepaid }) => !isPrepaid));
}
