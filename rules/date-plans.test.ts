import { describe, expect, it } from 'vitest';
import {
  isPlannable,
  isPlanShown,
  isPrivatePlace,
  messages,
  planStateAt,
  remindersOf,
  whenAndWhereRule,
} from './date-plans.ts';
import { check } from './validation.ts';

const HOUR = 3_600_000;
const now = new Date('2026-12-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);

describe('a planned date', () => {
  it.each([
    [1, true],
    [1 - 1 / HOUR, false],
    [30 * 24, true],
    [30 * 24 + 1 / HOUR, false],
    [-24, false],
    [365 * 24, false],
  ])('in %d hours may be planned: %s', (hours, may) => {
    expect(isPlannable(inHours(hours), now)).toBe(may);
  });

  it('has no seconds, and is refused with a sentence', () => {
    const rule = whenAndWhereRule(now);
    const given = { placeName: '  Terra  Kulture ', startsAt: new Date('2026-12-02T17:00:31.5Z') };
    expect(check(rule, given)).toMatchObject({ ok: true, value: { startsAt: new Date('2026-12-02T17:00:00Z') } });
    const bad = check(rule, { placeName: 'x', startsAt: inHours(0.5) });
    expect(bad).toEqual({
      ok: false,
      fieldErrors: [
        { path: 'placeName', message: messages.place },
        { path: 'startsAt', message: messages.time },
      ],
    });
  });

  it.each([
    ['proposed', 1, 'proposed'],
    ['proposed', 0, 'expired'],
    ['countered', 0, 'expired'],
    ['accepted', 0, 'accepted'],
    ['accepted', -2.9, 'accepted'],
    ['accepted', -3, 'over'],
    ['declined', 5, 'declined'],
    ['cancelled', -50, 'cancelled'],
  ])('that is %s and begins in %d hours is %s', (state, hours, told) => {
    expect(planStateAt({ state, startsAt: inHours(hours) }, now)).toBe(told);
  });

  it.each([
    ['proposed', 1, -99, true],
    ['proposed', -23, -99, true],
    ['proposed', -24, -99, false],
    ['accepted', -26, -99, true],
    ['accepted', -27, -99, false],
    ['declined', 9, -23, true],
    ['declined', 9, -24, false],
  ])('that is %s, begins in %d hours and changed %d hours from now is shown: %s', (state, starts, changed, shown) => {
    expect(isPlanShown({ state, startsAt: inHours(starts), changedAt: inHours(changed) }, now)).toBe(shown);
  });

  it.each([
    [72, [48, 70]],
    [25.5, [1.5, 23.5]],
    [24.5, [22.5]],
    [3, []],
  ])('in %d hours reminds after %j hours', (starts, reminders) => {
    expect(remindersOf(inHours(starts), now)).toEqual(reminders.map(inHours));
  });

  it('knows a place without other people by its words', () => {
    const alone = [
      'My place',
      'Eko Hotel',
      'the lodge at Ikoyi',
      'your HOUSE',
      'A short-let, Lekki',
      'guesthouse, room 4',
    ];
    const among = ['Terra Kulture', 'Bogobiri', 'Homeland Gardens', 'The Greenhouse', 'Tarkwa Bay beach'];
    expect(alone.filter((name) => !isPrivatePlace(name))).toEqual([]);
    expect(among.filter(isPrivatePlace)).toEqual([]);
  });
});
