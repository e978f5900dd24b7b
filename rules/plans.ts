import { brand } from './brand.ts';
import type { PaidPlan } from './entitlements.ts';
import { grouped } from './numbers.ts';

/** What the paid plans cost a month, in kobo: money is whole numbers of the smallest unit everywhere. */
export const plans = {
  gold: { name: 'Gold', koboAMonth: 288_800 },
  diamond: { name: 'Diamond', koboAMonth: 588_800 },
  soul: { name: brand.companion, koboAMonth: 388_800 },
} as const satisfies Readonly<Record<PaidPlan, { name: string; koboAMonth: number }>>;

/** The lowest price a month, in kobo. */
export const fromKobo = Math.min(...Object.values(plans).map(({ koboAMonth }) => koboAMonth));

/** '₦2,888'; with the kobo only when there are some. */
export function nairaText(kobo: number): string {
  const rest = kobo % 100;
  return `₦${grouped((kobo - rest) / 100)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}
