import { describe, expect, it } from 'vitest';
import { chained, isReturnable, prepaidEnd, prepaidKobo, prepaidRefusal } from './prepaid.ts';

const day = (at: number): Date => new Date(Date.UTC(2026, 10, at));
const span = (id: string, from: number, to: number) => ({ id, startsAt: day(from), endsAt: day(to) });

describe('the prices', () => {
  it('are a part of the month, rounded up to a naira', () => {
    expect((['week', 'month', 'quarter'] as const).map((term) => prepaidKobo('gold', term))).toEqual([
      101_100, 288_800, 779_800,
    ]);
    expect((['week', 'month', 'quarter'] as const).map((term) => prepaidKobo('diamond', term))).toEqual([
      206_100, 588_800, 1_589_800,
    ]);
    expect((['week', 'month', 'quarter'] as const).map((term) => prepaidKobo('soul', term))).toEqual([
      136_100, 388_800, 1_049_800,
    ]);
  });
});

describe('a payment', () => {
  const order = { amountMinor: 101_100, expiresAt: day(2) };
  const payment = { amountMinor: 101_100, currency: 'NGN', paidAt: day(1) };
  it.each([
    ['of the exact amount', {}, null],
    ['of more', { amountMinor: 200_000 }, null],
    ['of a kobo less', { amountMinor: 101_099 }, 'underpaid'],
    ['in other money', { currency: 'GHS' }, 'currency'],
    ['at the last instant', { paidAt: day(2) }, null],
    ['after it', { paidAt: new Date(day(2).getTime() + 1) }, 'late'],
  ])('%s', (_, changes, refusal) => {
    expect(prepaidRefusal(order, { ...payment, ...changes })).toBe(refusal);
  });
});

describe('what waits', () => {
  it('follows what runs, and one another, without a gap', () => {
    expect(chained([span('a', 1, 8), span('b', 10, 17), span('c', 20, 27)], day(3), day(3))).toEqual([
      span('b', 8, 15),
      span('c', 15, 22),
    ]);
  });
  it('begins at once when nothing runs', () => {
    expect(chained([span('b', 8, 15)], day(3), day(3))).toEqual([span('b', 3, 10)]);
  });
  it('waits for what was paid otherwise, and stays when it is right', () => {
    expect(chained([span('b', 9, 16)], day(9), day(3))).toEqual([]);
  });
});

it('ends after its days, to the millisecond', () => {
  expect(prepaidEnd(day(1), 'week')).toEqual(day(8));
});

it('is given back while it waits, within a day of the payment', () => {
  const paidAt = day(1);
  expect(isReturnable({ paidAt, startsAt: day(5) }, new Date(day(2).getTime() - 1))).toBe(true);
  expect(isReturnable({ paidAt, startsAt: day(5) }, day(2))).toBe(false);
  expect(isReturnable({ paidAt, startsAt: day(1) }, day(1))).toBe(false);
});
