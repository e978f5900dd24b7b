import { brand } from './brand.ts';
import type { PaidPlan } from './entitlements.ts';
import { grouped } from './numbers.ts';

export type CatalogueEntry = {
  name: string;
  koboAMonth: number;
  isMostPopular: boolean;
  /** The features as the pricing page lists them. */
  features: readonly string[];
  /** The `features` that Gold has too. The page groups them under `everythingInGold`. */
  inGold?: readonly string[];
};

/** The line of a plan that includes Gold. */
export const everythingInGold = 'Everything in Gold';

/**
 * The only catalogue of the paid plans: name, monthly price and features, in the order of the offer. The prices at the payment provider are
 * created from it. Amounts of money are whole numbers of kobo everywhere.
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

/** The currency of all prices; amounts are in kobo. */
export const currency = 'NGN';

/** The lowest monthly price, in kobo. */
export const fromKobo = Math.min(...Object.values(plans).map(({ koboAMonth }) => koboAMonth));

/** An amount such as '₦2,888'; kobo are shown only if there are some. */
export function nairaText(kobo: number): string {
  const rest = kobo % 100;
  return `₦${grouped((kobo - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
