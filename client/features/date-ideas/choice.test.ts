import { describe, expect, it, test } from 'vitest';
import { addressOf, choiceOf, filterOf, isAnyChosen, nothing } from './choice.ts';

const full = { date: 4, city: 'port_harcourt', budget: 'low', category: 'cafe', near: 'me' } as const;

test('a choice survives its address', () => {
  const address = new URLSearchParams(addressOf(full));
  expect(address.toString()).toBe('date=4&city=port-harcourt&budget=low&category=cafe&near=me');
  expect(choiceOf(address)).toEqual(full);
  expect(addressOf(nothing)).toEqual({});
});

describe('an address', () => {
  it.each([
    '',
    'date=5',
    'date=01',
    'date=1.0',
    'city=London',
    'city=Lagos',
    'budget=free',
    'category=toString',
    'q=1',
  ])('%j chooses nothing', (search) => expect(choiceOf(new URLSearchParams(search))).toEqual(nothing));
  it('keeps what it knows', () =>
    expect(choiceOf(new URLSearchParams('city=abuja&budget=free'))).toEqual({ ...nothing, city: 'abuja' }));
});

test('the server is asked in its own words', () => {
  expect(filterOf(full)).toEqual({
    dateNumber: 4,
    city: 'PORT_HARCOURT',
    budgetLevel: 'LOW',
    category: 'CAFE',
    isNear: true,
  });
  expect(filterOf(nothing)).toEqual({ dateNumber: null, city: null, budgetLevel: null, category: null, isNear: null });
  expect([isAnyChosen(full), isAnyChosen(nothing), isAnyChosen({ ...nothing, date: 1 })]).toEqual([true, false, true]);
});
