import { expect, test } from 'vitest';
import { type Ability, abilitiesOf, can, type PaidPlan } from './entitlements.ts';
import { type CatalogueEntry, everythingInGold, fromKobo, nairaText, plans } from './plans.ts';

test('money reads as Nigerians write it', () => {
  expect(nairaText(plans.gold.koboAMonth)).toBe('₦2,888');
  expect(nairaText(plans.diamond.koboAMonth)).toBe('₦5,888');
  expect(nairaText(plans.soul.koboAMonth)).toBe('₦3,888');
  expect(nairaText(1_234_550)).toBe('₦12,345.50');
  expect(nairaText(0)).toBe('₦0');
});

test('the lowest price is the one advertised as "from"', () => {
  expect(nairaText(fromKobo)).toBe('₦2,888');
});

/** What makes each line of a card true. */
const grounds: Readonly<Record<string, readonly Ability[]>> = {
  'Unlimited chats and likes': ['messages', 'unlimited_likes'],
  'AI companion': ['companion'],
  'Video calls': ['calls'],
  'Priority support': ['priority_support'],
  'Advanced matching': ['advanced_matching'],
  'Voice AI': ['coach_voice'],
  'Flirt feedback': ['flirt_feedback'],
  'HD video': ['hd_calls'],
  'Venues database': ['date_ideas'],
  'Weekly boosts': ['weekly_boost'],
  'Top of search': ['top_of_search'],
  'See who liked you': ['who_likes_you'],
  'Advanced filters': ['advanced_filters'],
  'Read receipts': ['messages'],
  'AI conversation practice': ['companion'],
  Coaching: ['companion'],
  'Date ideas and venues': ['date_ideas'],
  Scenarios: ['companion'],
  'Progress tracking': ['progress'],
  'Weekly reports': ['progress'],
  'Platinum games': ['platinum_games'],
};

test.each(Object.entries(plans) as [PaidPlan, CatalogueEntry][])('every line of the %s card is true', (plan, entry) => {
  const { features, inGold = [], more = [] } = entry;
  for (const line of [...features, ...more].filter((one) => one !== everythingInGold)) {
    const needed = grounds[line] ?? [];
    expect(needed, line).not.toEqual([]);
    for (const ability of needed) expect(can(plan, ability), `${line}: ${ability}`).toBe(true);
    const isGolds = needed.every((ability) => can('gold', ability));
    expect(isGolds, `${line} is Gold's too`).toBe(plan === 'gold' || inGold.includes(line));
  }
  expect(abilitiesOf(plan)).toEqual(expect.arrayContaining(abilitiesOf('gold')));
});

test('a card names everything that its plan adds to Gold, but for what the table below the cards says', () => {
  for (const plan of ['diamond', 'soul'] as const) {
    const { features, more = [] }: CatalogueEntry = plans[plan];
    const named = [...features, ...more].flatMap((line) => grounds[line] ?? []);
    expect(named).toEqual(expect.arrayContaining(abilitiesOf(plan).filter((ability) => !can('gold', ability))));
  }
});
