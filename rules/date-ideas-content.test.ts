import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import {
  type BudgetLevel,
  budgetLevels,
  type City,
  categories,
  cities,
  type DateIdeaCategory,
  dateIdeaRule,
} from './date-ideas.ts';

type Idea = ReturnType<typeof dateIdeaRule.parse> & {
  category: DateIdeaCategory;
  budgetLevel: BudgetLevel;
  featured: boolean;
  source?: string;
  sourceDate?: string;
};

const dateNumbers = [1, 2, 3, 4];
const fields = [
  'name',
  'description',
  'category',
  'area',
  'budgetLevel',
  'romanticScore',
  'estimatedCost',
  'bestTime',
  'openingHours',
  'tips',
  'bestForDateNumbers',
  'featured',
];
/** The most that two people spend at each budget level, in naira. */
const ceilings: Record<BudgetLevel, number> = { low: 15_000, medium: 60_000, high: 300_000 };
const floors: Record<BudgetLevel, number> = { low: 0, medium: ceilings.low, high: ceilings.medium };

/** The places of a city, from content/date-ideas. */
function placesOf(city: City): Idea[] {
  const file = new URL(`../content/date-ideas/${city.replace('_', '-')}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
const places = (Object.keys(cities) as City[]).map((city) => ({ city, places: placesOf(city) }));
const all = places.flatMap(({ city, places }) =>
  places.map((place) => ({ city, place, label: `${city}: ${place.name}` })),
);

/** The largest amount in a text about costs, in naira; 0 if it names none. */
const highest = (cost: string) =>
  Math.max(0, ...[...cost.matchAll(/₦([\d,]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', ''))));

describe.each(all)('$label', ({ place }) => {
  it('has every field, and nothing else', () => {
    expect(Object.keys(place)).toEqual(place.source === undefined ? fields : [...fields, 'source', 'sourceDate']);
    if (place.source !== undefined) {
      expect(new URL(place.source).protocol).toMatch(/^https?:$/);
      expect(place.sourceDate).toMatch(/^20\d\d(-\d\d){0,2}$/);
    }
    expect(Object.keys(categories)).toContain(place.category);
    expect(budgetLevels).toContain(place.budgetLevel);
    expect(typeof place.featured).toBe('boolean');
  });

  it('keeps the rule of an administrator to the letter', () => {
    const kept = dateIdeaRule.parse(place);
    expect(kept).toEqual(Object.fromEntries(Object.keys(kept).map((field) => [field, place[field as keyof Idea]])));
  });

  it('says enough about itself, but no essay', () => {
    expect(place.description.length).toBeGreaterThanOrEqual(40);
    expect(place.description.length).toBeLessThanOrEqual(300);
    expect(place.tips.length).toBeGreaterThanOrEqual(2);
    expect(new Set(place.tips).size).toBe(place.tips.length);
    expect(place.bestForDateNumbers).toEqual([...new Set(place.bestForDateNumbers)].sort());
  });

  it('costs in naira what its budget says', () => {
    expect(highest(place.estimatedCost)).toBeGreaterThan(floors[place.budgetLevel]);
    expect(highest(place.estimatedCost)).toBeLessThanOrEqual(ceilings[place.budgetLevel]);
  });
});

describe.each(places)('$city', ({ places }) => {
  const count = (wanted: (place: Idea) => boolean) => places.filter(wanted).length;

  it('has each place once', () => {
    expect(new Set(places.map(({ name }) => name.toLowerCase())).size).toBe(places.length);
    expect(new Set(places.map(({ description }) => description)).size).toBe(places.length);
  });

  test.each(dateNumbers)('has somewhere to choose from for date %i', (number) => {
    expect(count(({ bestForDateNumbers }) => bestForDateNumbers.includes(number))).toBeGreaterThanOrEqual(2);
  });

  test.each([...budgetLevels])('has somewhere to choose from on a %s budget', (budget) => {
    expect(count(({ budgetLevel }) => budgetLevel === budget)).toBeGreaterThanOrEqual(2);
  });

  // A first date on a high budget is no good advice, so it needs no entry.
  test.each(
    dateNumbers.flatMap((number) =>
      budgetLevels.filter((budget) => number > 1 || budget !== 'high').map((budget) => ({ number, budget })),
    ),
  )('has an answer to date $number on a $budget budget', ({ number, budget }) => {
    expect(
      count((place) => place.bestForDateNumbers.includes(number) && place.budgetLevel === budget),
    ).toBeGreaterThanOrEqual(1);
  });
});

describe('the guide', () => {
  it('is as large as promised, a third of it for a small purse', () => {
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(all.filter(({ place }) => place.budgetLevel === 'low').length).toBeGreaterThanOrEqual(all.length / 3);
  });

  it('has every kind of place', () => {
    expect(new Set(all.map(({ place }) => place.category))).toEqual(new Set(Object.keys(categories)));
  });

  it('puts a few in front, of every city', () => {
    const featured = all.filter(({ place }) => place.featured);
    expect(featured.length).toBeGreaterThanOrEqual(8);
    expect(featured.length).toBeLessThanOrEqual(12);
    expect(new Set(featured.map(({ city }) => city))).toEqual(new Set(Object.keys(cities)));
  });
});
