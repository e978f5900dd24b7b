import {
  type BudgetLevel,
  budgetLevels,
  type City,
  categories,
  cities,
  type DateIdeaCategory,
} from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import type { DateIdeaFilterInput } from './date-ideas.generated.ts';

export type Choice = {
  date: number | null;
  city: City | null;
  budget: BudgetLevel | null;
  category: DateIdeaCategory | null;
  /** Null is anywhere. */
  near: 'me' | null;
};

export const nothing: Choice = { date: null, city: null, budget: null, category: null, near: null };

const { min, max } = limits.dateIdeas.dateNumbers;
export const dateNumbers: readonly number[] = Array.from({ length: max - min + 1 }, (_, index) => min + index);

const oneOf = <T extends string>(list: readonly string[], given: string | null): T | null =>
  given !== null && list.includes(given) ? (given as T) : null;

/** The filters of an address. Unknown values count as not chosen. */
export function choiceOf(address: URLSearchParams): Choice {
  const given = (name: keyof Choice) => address.get(name)?.replaceAll('-', '_') ?? null;
  return {
    date: dateNumbers.find((number) => String(number) === given('date')) ?? null,
    city: oneOf<City>(Object.keys(cities), given('city')),
    budget: oneOf<BudgetLevel>(budgetLevels, given('budget')),
    category: oneOf<DateIdeaCategory>(Object.keys(categories), given('category')),
    near: oneOf<'me'>(['me'], given('near')),
  };
}

export function addressOf(choice: Choice): Record<string, string> {
  const chosen = Object.entries(choice).filter(([, value]) => value !== null);
  return Object.fromEntries(chosen.map(([name, value]) => [name, String(value).replaceAll('_', '-')]));
}

export const isAnyChosen = (choice: Choice): boolean => Object.values(choice).some((value) => value !== null);

const upper = <T extends string>(value: T | null) => (value?.toUpperCase() ?? null) as Uppercase<T> | null;

/** Always with every field, so that each choice has one cache entry. */
export function filterOf({ date, city, budget, category, near }: Choice): DateIdeaFilterInput {
  const isNear = near === null ? null : true;
  return { dateNumber: date, city: upper(city), budgetLevel: upper(budget), category: upper(category), isNear };
}
