import { describe, expect, it } from 'vitest';
import { abilitiesOf, can, comparePlans, likesPerDay, type Plan, superLikesPerDay, tierOf } from './entitlements.ts';

const plans: Plan[] = ['free', 'gold', 'diamond', 'soul'];

describe('plans', () => {
  it('map to tiers as the product says', () => {
    expect(plans.map((plan) => tierOf(plan))).toEqual(['free', 'gold', 'gold', 'platinum']);
    expect(tierOf('price_soul_monthly')).toBe('platinum');
    expect(tierOf('PLATINUM')).toBe('platinum');
    expect(tierOf('plan-diamond')).toBe('gold');
    expect(tierOf(null, true)).toBe('gold');
    expect(tierOf('something', true)).toBe('gold');
    expect(tierOf('something')).toBe('free');
    expect(tierOf(null)).toBe('free');
  });

  it('stand in one order', () => {
    expect([...plans].reverse().sort(comparePlans)).toEqual(plans);
    expect(comparePlans('gold', 'gold')).toBe(0);
  });
});

describe('abilities', () => {
  it('of the free plan are none', () => expect(abilitiesOf('free')).toEqual([]));

  it.each(['gold', 'diamond', 'soul'] as const)('of %s hold what every paid person has', (plan) => {
    for (const ability of ['messages', 'calls', 'unlimited_likes', 'unlimited_views', 'travel', 'companion'] as const) {
      expect(can(plan, ability)).toBe(true);
    }
  });

  it('of Diamond and of Soul are theirs alone', () => {
    expect(plans.filter((plan) => can(plan, 'top_of_search'))).toEqual(['diamond']);
    expect(plans.filter((plan) => can(plan, 'progress'))).toEqual(['soul']);
    expect(plans.filter((plan) => can(plan, 'platinum_games'))).toEqual(['soul']);
  });

  it('of several plans are those of all', () => {
    expect(can(['gold', 'diamond', 'soul'], 'progress')).toBe(true);
    expect(can(['soul', 'diamond'], 'top_of_search')).toBe(true);
    expect(can([], 'messages')).toBe(false);
    expect(new Set(abilitiesOf(['diamond', 'soul']))).toEqual(
      new Set([...abilitiesOf('diamond'), ...abilitiesOf('soul')]),
    );
  });

  it('bound likes and super likes a day', () => {
    expect(plans.map(likesPerDay)).toEqual([5, null, null, null]);
    expect(plans.map(superLikesPerDay)).toEqual([1, 5, 5, 5]);
  });
});
