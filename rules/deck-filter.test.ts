import { describe, expect, it } from 'vitest';
import { deckFilterRule, savedFilter } from './deck-filter.ts';
import { check } from './validation.ts';

describe('deckFilterRule', () => {
  it('fills in 18 to 80 years, 100 km and everybody', () => {
    const filter = { minAge: 18, maxAge: 80, maxDistance: 100 };
    expect(check(deckFilterRule, {})).toMatchObject({ ok: true, value: filter });
    expect(check(deckFilterRule, { minAge: null, gender: null })).toMatchObject({ ok: true, value: filter });
    expect(savedFilter('male')).toMatchObject({ ...filter, gender: 'male', education: null, drinking: null });
  });

  it.each([
    [{ minAge: 17 }, 'minAge', 'Age must be 18 to 80'],
    [{ maxAge: 81 }, 'maxAge', 'Age must be 18 to 80'],
    [{ minAge: 40, maxAge: 39 }, 'minAge', 'The youngest age must not be above the oldest'],
    [{ maxDistance: 0 }, 'maxDistance', 'Distance must be 1 to 200 km'],
    [{ maxDistance: 201 }, 'maxDistance', 'Distance must be 1 to 200 km'],
  ])('refuses %j', (given, path, message) => {
    expect(check(deckFilterRule, given)).toEqual({ ok: false, fieldErrors: [{ path, message }] });
  });

  it('admits the edges', () => {
    expect(check(deckFilterRule, { minAge: 18, maxAge: 18, maxDistance: 1 }).ok).toBe(true);
    expect(check(deckFilterRule, { minAge: 80, maxAge: 80, maxDistance: 200 }).ok).toBe(true);
  });
});
