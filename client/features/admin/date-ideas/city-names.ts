import { type City, cities } from '#rules/date-ideas.ts';

/** The cities by name alone, as selects offer them. */
export const cityNames = Object.fromEntries(Object.entries(cities).map(([city, { name }]) => [city, name])) as Readonly<
  Record<City, string>
>;
