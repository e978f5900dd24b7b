import { type City, cities } from '#rules/date-ideas.ts';

export const cityNames = Object.fromEntries(Object.entries(cities).map(([city, { name }]) => [city, name])) as Readonly<
  Record<City, string>
>;
