import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deckFilterRule } from '#rules/deck-filter.ts';
import { withoutAdvanced } from '#rules/discovery.ts';
import { check } from '#rules/validation.ts';
import { addressOfFilter, filterOfAddress, narrowedBy, ofSaved, openFilter, toDeckInput } from './filter.ts';

const address = (filter: Parameters<typeof addressOfFilter>[0]) => new URLSearchParams(addressOfFilter(filter));

const advanced = {
  verified: true,
  activeLately: true,
  minHeightCm: 160,
  maxHeightCm: 190,
  interests: ['High life', 'Chess'],
};

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
  expect(filterOfAddress(address({ ...filter, ...advanced }))).toEqual({ ...filter, ...advanced });
});

it('tells "everybody" from "the saved filter"', () => {
  expect(filterOfAddress(new URLSearchParams())).toBeNull();
  expect(filterOfAddress(new URLSearchParams('q=lagos'))).toBeNull();
  expect(filterOfAddress(address(openFilter))).toEqual(openFilter);
});

it.each([
  'minAge=17',
  'minAge=abc',
  'minAge=40&maxAge=30',
  'maxDistance=201',
  'gender=robot',
  'maxAge=',
  'verified=maybe',
  'minHeightCm=90',
])('falls back to the saved filter when the address is broken: %s', (query) =>
  expect(filterOfAddress(new URLSearchParams(query))).toBeNull(),
);

const nonsense = fc.constantFrom('', ' ', '60.5', '230', 'true', 'false', 'female', 'toString', 'a, b', 'null');
const numbers = (min: number, max: number) => fc.integer({ min, max }).map(String);
const sensible: Readonly<Record<string, fc.Arbitrary<string>>> = {
  minAge: numbers(16, 40),
  maxAge: numbers(30, 62),
  maxDistance: numbers(0, 210),
  minHeightCm: numbers(95, 190),
  maxHeightCm: numbers(150, 230),
  gender: fc.constantFrom('female', 'non_binary'),
  education: fc.constantFrom('high_school', 'phd'),
  religion: fc.constantFrom('christian', 'muslim'),
  smoking: fc.constantFrom('never', 'regularly'),
  drinking: fc.constantFrom('never', 'socially'),
  verified: fc.constant('true'),
  activeLately: fc.constant('true'),
};
const entry = fc
  .constantFrom(...Object.keys(sensible))
  .chain((name) =>
    fc.tuple(fc.constant(name), fc.oneof({ arbitrary: sensible[name] ?? nonsense, weight: 4 }, nonsense)),
  );

it('takes the filters that the rule takes, and no others', () => {
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }).map(Object.fromEntries<string>), (given) => {
      const value = (name: string, text: string) =>
        /Age|Distance|Cm/.test(name)
          ? Number(text)
          : /verified|activeLately/.test(name)
            ? text === 'true' || text
            : text;
      const checked = check(
        deckFilterRule,
        Object.fromEntries(Object.entries(given).map(([name, text]) => [name, value(name, text)])),
      );
      expect(filterOfAddress(new URLSearchParams(given))).toEqual(checked.ok ? checked.value : null);
      seen[checked.ok ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: 3_000 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(500);
});

it('speaks the contract to the server and the rules to the form', () => {
  const filter = { ...openFilter, gender: 'non_binary', education: 'high_school' } as const;
  const input = toDeckInput(filter);
  const { verified: isVerified, activeLately: isActiveLately, ...rest } = advanced;
  const sent = { isVerified, isActiveLately, ...rest };
  expect(toDeckInput({ ...openFilter, ...advanced })).toMatchObject(sent);
  expect(input).toMatchObject({ gender: 'NON_BINARY', education: 'HIGH_SCHOOL', religion: null });
  const saved = {
    __typename: 'DeckFilter',
    ...openFilter,
    gender: 'NON_BINARY',
    education: 'HIGH_SCHOOL',
    religion: null,
    smoking: null,
    drinking: null,
    ...sent,
  } as const;
  expect(ofSaved(saved)).toMatchObject({ ...filter, ...advanced });
});

it('counts what narrows the deck', () => {
  expect(narrowedBy(openFilter)).toBe(0);
  expect(narrowedBy({ ...openFilter, minAge: 25, maxAge: 30, maxDistance: 10, religion: 'muslim' })).toBe(3);
});

it('counts the advanced parts, and can do without them', () => {
  const filter = { ...openFilter, ...advanced };
  expect(narrowedBy(filter)).toBe(4);
  expect(narrowedBy({ ...openFilter, verified: false, interests: [] })).toBe(0);
  expect(withoutAdvanced(filter)).toEqual(openFilter);
});
