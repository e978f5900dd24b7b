import { describe, expect, it } from 'vitest';
import { isEnough, isFlood, type Reporter, weightOf } from './reporters.ts';

const now = new Date('2026-05-20T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
/** A trusted reporter with a network of their own. */
const ada: Reporter = {
  id: 'ada',
  joinedAt: hours(30 * 24),
  network: 'one',
  reportedAt: now,
  isConfirmed: true,
  hasPhoto: true,
  upheld: 0,
  dismissed: 0,
  dismissedLately: 0,
};
const bola: Reporter = { ...ada, id: 'bola', network: 'two' };
const never = () => false;

describe('what a report weighs', () => {
  it.each<[string, Partial<Reporter>, number]>([
    ['under 24 hours', { joinedAt: hours(23.9) }, 0],
    ['without a confirmed address', { isConfirmed: false }, 0],
    ['from 24 hours on', { joinedAt: hours(24) }, 0.5],
    ['under 7 days, with a photo', { joinedAt: hours(7 * 24 - 0.1) }, 0.5],
    ['from 7 days on, without a photo', { joinedAt: hours(7 * 24), hasPhoto: false }, 0.5],
    ['from 7 days on, with a photo', { joinedAt: hours(7 * 24) }, 1],
    ['with one upheld', { upheld: 1 }, 1],
    ['with one dismissed', { dismissed: 1 }, 1 / 3],
    ['with one of each', { upheld: 1, dismissed: 1 }, 1 / 2],
    ['with three upheld and two dismissed', { upheld: 3, dismissed: 2 }, 1 / 2],
    ['with two dismissed of late, known', { joinedAt: hours(48), dismissed: 2, dismissedLately: 2 }, 0.1],
    ['with three dismissed of late, however many were upheld', { upheld: 100, dismissed: 3, dismissedLately: 3 }, 0],
  ])('%s', (_, more, weight) => {
    expect(weightOf({ ...ada, ...more })).toBeCloseTo(weight, 10);
  });

  it('is of the account as old as it was when it reported', () => {
    expect(weightOf({ ...ada, joinedAt: hours(400), reportedAt: hours(390) })).toBe(0);
  });
});

describe('enough to limit somebody', () => {
  it.each<[string, Reporter[], boolean]>([
    ['nobody', [], false],
    ['one, however trusted', [{ ...ada, upheld: 1_000 }], false],
    ['one several times', [ada, ada, ada], false],
    ['two trusted ones', [ada, bola], true],
    ['a trusted and a known one', [ada, { ...bola, hasPhoto: false }], true],
    [
      'known ones, however many',
      Array.from({ length: 50 }, (_, at) => ({ ...ada, id: `${at}`, network: `${at}`, hasPhoto: false })),
      false,
    ],
    [
      'a trusted one and fifty fresh ones',
      [ada, ...Array.from({ length: 50 }, (_, at) => ({ ...bola, id: `${at}`, isConfirmed: false }))],
      false,
    ],
    ['two who joined at once in one network', [ada, { ...bola, network: 'one' }], false],
    [
      'two of one network who joined 48 hours apart',
      [ada, { ...bola, network: 'one', joinedAt: hours(30 * 24 - 48) }],
      true,
    ],
    ['two who joined at once in networks that are not known', [{ ...ada, network: null }, bola], false],
    [
      'two of networks that are not known who joined a week apart',
      [
        { ...ada, network: null },
        { ...bola, network: null, joinedAt: hours(21 * 24) },
      ],
      true,
    ],
  ])('%s', (_, reporters, expected) => {
    expect(isEnough(reporters, never)).toBe(expected);
  });

  it('not two who matched with each other, but each of them with a third', () => {
    const matched = (one: string, other: string) => [one, other].toSorted().join() === 'ada,bola';
    expect(isEnough([ada, bola], matched)).toBe(false);
    expect(isEnough([ada, bola, { ...ada, id: 'chidi', network: 'three' }], matched)).toBe(true);
  });
});

it.each([
  [10, 0, false],
  [11, 0, true],
  [11, 7 * 24 * 4, false],
  [12, 7 * 24 * 4, false],
  [13, 7 * 24 * 4, true],
])('%d limits in an hour after %d in a week are a flood: %s', (lastHour, usual, expected) => {
  expect(isFlood({ lastHour, usual })).toBe(expected);
});
