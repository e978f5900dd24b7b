import { describe, expect, it } from 'vitest';
import { cardTerms } from '#rules/cards.ts';
import { type Ability, abilitiesOf } from '#rules/entitlements.ts';
import { plans as catalogue } from '#rules/plans.ts';
import { columns, rows } from './comparison.ts';
import { discounted, hasPortal, hasTrialAhead, isYours, linesOf, offerOf, type PricingViewer } from './offers.ts';
import { questionsOf } from './texts.ts';

const { stripe, paystack } = cardTerms;
const plans = ['gold', 'diamond', 'soul'] as const;
const subscription = (plan: 'GOLD' | 'DIAMOND' | 'SOUL') =>
  ({
    __typename: 'PlanSubscription',
    id: 's',
    plan,
    state: 'ACTIVE',
    currentPeriodEndsAt: '2026-12-22T12:00:00.000Z',
    isCancelled: false,
    graceEndsAt: null,
    nextPayment: { __typename: 'Money', amountMinor: 288_800, currency: 'NGN' },
  }) as const;
const viewer = (has: Partial<PricingViewer['plan']>) => ({
  plan: { __typename: 'HeldPlan' as const, name: null, endsAt: null, subscription: null, ...has },
});

describe('what the button of a plan does', () => {
  it('sells each to visitors and to whoever has none', () => {
    expect(plans.map((plan) => offerOf(plan, null, stripe))).toEqual(['subscribe', 'subscribe', 'subscribe']);
    expect(plans.map((plan) => offerOf(plan, viewer({}), stripe))).toEqual(['subscribe', 'subscribe', 'subscribe']);
  });

  it('changes a subscription to the others', () => {
    const subscriber = viewer({ name: 'GOLD', subscription: subscription('GOLD') });
    expect(plans.map((plan) => offerOf(plan, subscriber, stripe))).toEqual(['current', 'switch', 'switch']);
  });

  it('sells the others beside a plan that was given', () => {
    expect(plans.map((plan) => offerOf(plan, viewer({ name: 'SOUL' }), stripe))).toEqual([
      'subscribe',
      'subscribe',
      'current',
    ]);
  });

  it('marks the plan in force, once, and does nothing on what is paid for beside it', () => {
    const both = viewer({ name: 'SOUL', subscription: subscription('GOLD') });
    expect(plans.map((plan) => offerOf(plan, both, stripe))).toEqual(['current', 'switch', 'current']);
    expect(plans.filter((plan) => isYours(plan, both))).toEqual(['soul']);
    expect(plans.filter((plan) => isYours(plan, viewer({})))).toEqual([]);
  });
});

describe('where Paystack takes the cards', () => {
  const gold = viewer({ name: 'GOLD', subscription: subscription('GOLD') });

  it('sells another plan only once the one that runs has ended', () => {
    expect(plans.map((plan) => offerOf(plan, gold, paystack))).toEqual(['current', 'later', 'later']);
    expect(plans.map((plan) => offerOf(plan, viewer({}), paystack))).toEqual(['subscribe', 'subscribe', 'subscribe']);
  });

  it('sells each anew after a payment failed, because nobody tries it again', () => {
    const failed = viewer({ name: 'GOLD', subscription: { ...subscription('GOLD'), state: 'PAST_DUE' } });
    expect(plans.map((plan) => offerOf(plan, failed, paystack))).toEqual(['subscribe', 'subscribe', 'subscribe']);
    expect(plans.map((plan) => offerOf(plan, failed, stripe))).toEqual(['current', 'switch', 'switch']);
  });

  it('promises no free days, asks no question about them, and has no page for what has ended', () => {
    expect(hasTrialAhead(null, paystack)).toBe(false);
    expect(questionsOf(paystack).map(([question]) => question)).not.toContain('Who gets the free trial?');
    expect(questionsOf(stripe).map(([question]) => question)).toContain('Who gets the free trial?');
    const paid = { id: 'p', isPrepaid: false } as PricingViewer['payments'][number];
    expect([stripe, paystack].map((terms) => hasPortal({ ...viewer({}), payments: [paid] }, terms))).toEqual([
      true,
      false,
    ]);
  });
});

it('says first what a plan adds to Gold, last what Gold has too, and nothing twice or left out', () => {
  const words = (plan: 'gold' | 'diamond' | 'soul') => linesOf(plan).map((line) => line.words);
  expect(words('gold')).toEqual(catalogue.gold.features);
  expect(words('diamond')).toEqual([
    'Everything in Gold, and',
    ...['Voice AI', 'Flirt feedback', 'HD video', 'Weekly boosts', 'Top of search', 'Advanced filters'],
    'Shared with Gold',
  ]);
  expect(words('soul')).toEqual([
    'Everything in Gold, and',
    ...['Progress tracking', 'Weekly reports', 'Flirt feedback', 'Platinum games'],
    'Shared with Gold',
  ]);
  expect(linesOf('diamond').at(-1)?.such).toEqual(['Venues database', 'See who liked you', 'Read receipts']);
  for (const plan of plans) {
    const said = linesOf(plan).flatMap((line) => [line.words, ...line.such]);
    for (const feature of catalogue[plan].features)
      expect(
        said.filter((one) => one.replace(/, and$/, '') === feature),
        feature,
      ).toHaveLength(1);
  }
});

it('promises free days only to whoever has them before them', () => {
  expect(hasTrialAhead(null, stripe)).toBe(true);
  expect((['AVAILABLE', 'EMAIL_UNVERIFIED', 'USED'] as const).map((trial) => hasTrialAhead({ trial }, stripe))).toEqual(
    [true, false, false],
  );
});

it('takes a discount off in whole kobo', () => {
  expect(discounted(288_800, 20)).toBe(231_040);
  expect(discounted(333, 33)).toBe(223);
});

it('has a portal once anything was paid or is subscribed to', () => {
  expect(hasPortal({ ...viewer({}), payments: [] }, stripe)).toBe(false);
  expect(hasPortal({ ...viewer({ subscription: subscription('GOLD') }), payments: [] }, stripe)).toBe(true);
});

it('compares by the table of abilities: a column says yes as often as its plan allows something that is not counted', () => {
  const counted: readonly Ability[] = ['unlimited_likes', 'more_super_likes', 'unlimited_views'];
  for (const [index, { plan }] of columns.entries()) {
    const yes = rows.filter(({ cells }) => cells[index] === true).length;
    expect(yes, plan).toBe(abilitiesOf(plan).filter((ability) => !counted.includes(ability)).length);
  }
  expect(rows.slice(0, 3).map(({ cells }) => cells)).toEqual([
    [5, null, null, null],
    [1, 5, 5, 5],
    [50, null, null, null],
  ]);
});
