import { expect, it } from 'vitest';
import { addressOfFilter, filterOfAddress, narrowedBy, ofSaved, openFilter, toDeckInput } from './filter.ts';

const address = (filter: Parameters<typeof addressOfFilter>[0]) => new URLSearchParams(addressOfFilter(filter));

it('survives the way into the address and back', () => {
  const filter = {
    ...openFilter,
    minAge: 24,
    maxAge: 31,
    maxDistance: 40,
    gender: 'non_binary',
    smoking: 'never',
  } as const;
  expect(filterOfAddress(address(filter))).toEqual(filter);
});

it('tells "everybody" from "the saved filter"', () => {
  expect(filterOfAddress(new URLSearchParams())).toBeNull();
  expect(filterOfAddress(new URLSearchParams('q=lagos'))).toBeNull();
  expect(filterOfAddress(address(openFilter))).toEqual(openFilter);
});

it.each(['minAge=17', 'minAge=abc', 'minAge=40&maxAge=30', 'maxDistance=201', 'gender=robot', 'maxAge='])(
  'falls back to the saved filter when the address is broken: %s',
  (query) => expect(filterOfAddress(new URLSearchParams(query))).toBeNull(),
);

it('speaks the contract to the server and the rules to the form', () => {
  const filter = { ...openFilter, gender: 'non_binary', education: 'high_school' } as const;
  const input = toDeckInput(filter);
  expect(input).toMatchObject({ gender: 'NON_BINARY', education: 'HIGH_SCHOOL', religion: null });
  const saved = {
    __typename: 'DeckFilter',
    ...openFilter,
    gender: 'NON_BINARY',
    education: 'HIGH_SCHOOL',
    religion: null,
    smoking: null,
    drinking: null,
  } as const;
  expect(ofSaved(saved)).toMatchObject(filter);
});

it('counts what narrows the deck', () => {
  expect(narrowedBy(openFilter)).toBe(0);
  expect(narrowedBy({ ...openFilter, minAge: 25, maxAge: 30, maxDistance: 10, religion: 'muslim' })).toBe(3);
});
