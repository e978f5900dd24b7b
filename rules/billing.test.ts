import { describe, expect, it } from 'vitest';
import { graceEnd, isInForce, isOver, type SubscriptionFacts, termOf } from './billing.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const subscription = (changes: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  status: 'active',
  periodStartsAt: at(1),
  periodEndsAt: at(31),
  cancelsAtPeriodEnd: false,
  unpaidSince: null,
  ...changes,
});

describe('what a subscription brings', () => {
  it.each(['trialing', 'active'])('%s: its plan, until a failed renewal would end it', (status) => {
    expect(termOf(subscription({ status }))).toEqual({ endsAt: graceEnd(at(31)), renewsAt: at(31) });
  });
  it.each(['trialing', 'active'])('%s and cancelled: its plan until the end of what is paid', (status) => {
    expect(termOf(subscription({ status, cancelsAtPeriodEnd: true }))).toEqual({ endsAt: at(31), renewsAt: null });
  });
  it('past due: its plan for seven days of the month that is not paid', () => {
    expect(termOf(subscription({ status: 'past_due' }))).toEqual({ endsAt: at(8), renewsAt: null });
  });
  it('past due amid its month: its plan for seven days from the invoice that is not paid, which is not put off', () => {
    const upgraded = subscription({ status: 'past_due', unpaidSince: at(20) });
    expect(termOf(upgraded)).toEqual({ endsAt: at(27), renewsAt: null });
    expect(termOf({ ...upgraded, status: 'active' })?.renewsAt).toEqual(at(31));
  });
  it('renewed or failed, it lasts the same time past the month that was paid', () => {
    const failed = subscription({ status: 'past_due', periodStartsAt: at(31), periodEndsAt: at(61) });
    expect(termOf(failed)?.endsAt).toEqual(termOf(subscription({}))?.endsAt);
  });
  it.each(['canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired', 'whatever'])('%s: nothing', (status) => {
    expect(termOf(subscription({ status }))).toBeNull();
    expect(isInForce(subscription({ status }), at(2))).toBe(false);
  });
  it('ends to the moment', () => {
    const cancelled = subscription({ cancelsAtPeriodEnd: true });
    expect(isInForce(cancelled, new Date(at(31).getTime() - 1))).toBe(true);
    expect(isInForce(cancelled, at(31))).toBe(false);
  });
});

it('nothing more comes of what is over', () => {
  const statuses = [
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
    'incomplete',
    'canceled',
    'incomplete_expired',
  ];
  expect(statuses.filter((status) => isOver({ status }))).toEqual(['canceled', 'incomplete_expired']);
});
