import { brand } from './brand.ts';
import type { PaidPlan } from './entitlements.ts';
import { grouped } from './numbers.ts';

export type CatalogueEntry = {
  name: string;
  koboAMonth: number;
  isMostPopular: boolean;
  features: readonly string[];
  /** Those that Gold has too. */
  inGold?: readonly string[];
  /** What the plan adds to Gold beyond its list. */
  more?: readonly string[];
};

export const everythingInGold = 'Everything in Gold';

/** Prices at the payment provider are created from it. Amounts of money are whole numbers of kobo everywhere. */
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
    inGold: ['AI conversation practice', 'Coaching', 'Date ideas and venues', 'Scenarios'],
    more: ['Flirt feedback', 'Platinum games'],
  },
} as const satisfies Readonly<Record<PaidPlan, CatalogueEntry>>;

export const planIds = Object.keys(plans) as PaidPlan[];

export const currency = 'NGN';

export const fromKobo = Math.min(...Object.values(plans).map(({ koboAMonth }) => koboAMonth));

export function nairaText(kobo: number): string {
  const rest = kobo % 100;
  return `₦${grouped((kobo - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
