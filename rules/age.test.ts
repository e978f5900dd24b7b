import { describe, expect, it } from 'vitest';
import {
  ageAt,
  ageOn,
  isAdult,
  isRealDay,
  lagosDay,
  lagosDayNumber,
  latestBirthDate,
  nextLagosMidnight,
} from './age.ts';

const at = (instant: string) => new Date(instant);

describe('the Lagos day', () => {
  it('begins at 23:00 UTC', () => {
    expect(lagosDay(at('2026-03-09T22:59:59.999Z'))).toBe('2026-03-09');
    expect(lagosDay(at('2026-03-09T23:00:00.000Z'))).toBe('2026-03-10');
    expect(lagosDay(at('2026-12-31T23:00:00.000Z'))).toBe('2027-01-01');
  });

  it('has one midnight after any instant of it', () => {
    const midnight = '2026-03-10T23:00:00.000Z';
    expect(nextLagosMidnight(at('2026-03-09T23:00:00.000Z')).toISOString()).toBe(midnight);
    expect(nextLagosMidnight(at('2026-03-10T22:59:59.999Z')).toISOString()).toBe(midnight);
  });

  it('is counted in steps of one', () => {
    expect(lagosDayNumber(at('1970-01-01T00:00:00Z'))).toBe(0);
    expect(lagosDayNumber(at('2026-03-09T23:00:00Z')) - lagosDayNumber(at('2026-03-09T22:59:59Z'))).toBe(1);
  });
});

describe('days', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s exists', (day) => expect(isRealDay(day)).toBe(true));
  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    'today',
    '2026-01-01T00:00',
  ])('%s does not exist', (day) => expect(isRealDay(day)).toBe(false));
});

describe('ages around 18', () => {
  it('changes on the birthday', () => {
    expect(ageOn('2008-03-10', '2026-03-09')).toBe(17);
    expect(ageOn('2008-03-10', '2026-03-10')).toBe(18);
  });

  it('changes at midnight in Lagos, not in London', () => {
    expect(ageAt('2008-03-10', at('2026-03-09T22:59:59.999Z'))).toBe(17);
    expect(isAdult('2008-03-10', at('2026-03-09T22:59:59.999Z'))).toBe(false);
    expect(ageAt('2008-03-10', at('2026-03-09T23:00:00.000Z'))).toBe(18);
    expect(isAdult('2008-03-10', at('2026-03-09T23:00:00.000Z'))).toBe(true);
  });

  it('of somebody born on 29 February changes on 1 March of a common year, on the day of a leap year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });

  it('admits nobody born in the future, before 1900, or on a day that does not exist', () => {
    const now = at('2026-11-20T12:00:00Z');
    for (const day of ['2026-11-21', '3000-01-01', '1899-12-31', '2000-02-30', ''])
      expect(isAdult(day, now)).toBe(false);
    expect(isAdult('1900-01-01', now)).toBe(true);
  });

  it('offers as latest birth date the one of somebody who is 18 today', () => {
    expect(latestBirthDate(18, '2026-11-20')).toBe('2008-11-20');
    expect(latestBirthDate(18, '2028-02-29')).toBe('2010-02-28');
    for (const today of ['2026-11-20', '2028-02-29', '2026-03-01', '2026-01-01']) {
      expect(ageOn(latestBirthDate(18, today), today)).toBe(18);
    }
  });
});
