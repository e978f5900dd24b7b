import { brand } from './brand.ts';
import type { PaidPlan } from './entitlements.ts';
import { grouped } from './numbers.ts';

export type CatalogueEntry = {
  name: string;
  koboAMonth: number;
  isMostPopular: boolean;
  /** What it holds, in the words of the pricing page. */
  features: readonly string[];
  /** Those of `features` that Gold has too: the page groups them under the line that says so. */
  inGold?: readonly string[];
};

/** The line of a plan that holds what Gold holds. */
export const everythingInGold = 'Everything in Gold';

/**
 * The one catalogue: what the paid plans are called, cost a month and hold, in the order in which they are offered. The prices at the
 * payment provider are made from it. Money is whole numbers of the smallest unit everywhere: kobo.
 */
export const plans = {
  gold: {
    name: 'Gold',
    koboAMonth: 288_800,
    isMostPopular: false,
    features: ['Unlimited chats and likes', 'AI companion', 'Video calls', 'Priority support', 'Advanced matching'],
  },
  diamond: {
    name: 'Diamond',
    koboAMonth: 588_800,
    isMostPopular: true,
    features: [
      everythingInGold,
      'Voice AI',
      'Flirt feedback',
      'HD video',
      'Venues database',
      'Weekly boosts',
      'Top of search',
      'See who liked you',
      'Advanced filters',
      'Read receipts',
    ],
    inGold: ['Venues database', 'See who liked you', 'Read receipts'],
  },
  soul: {
    name: brand.companion,
    koboAMonth: 388_800,
    isMostPopular: false,
    features: [
      'AI conversation practice',
      'Coaching',
      'Date ideas and venues',
      'Scenarios',
      'Progress tracking',
      'Weekly reports',
    ],
  },
} as const satisfies Readonly<Record<PaidPlan, CatalogueEntry>>;

/** What prices are in: their amounts are kobo. */
export const currency = 'NGN';

/** The lowest price a month, in kobo. */
export const fromKobo = Math.min(...Object.values(plans).map(({ koboAMonth }) => koboAMonth));

/** '₦2,888'; with the kobo only when there are some. */
export function nairaText(kobo: number): string {
  const rest = kobo % 100;
  return `₦${grouped((kobo - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
