import { distanceKm } from './distance.ts';
import { limits } from './limits.ts';

export type Town = {
  id: string;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** 0 if unknown. */
  population: number;
};

export const messages = {
  range: `first must be 1 to ${limits.towns.max}`,
  unknown: 'Please choose a town from the list',
} as const;

/** `names` are folded words. */
export type FindableTown = { town: Town; names: readonly (readonly string[])[]; state: string; size: number };

/** Drops tone marks, underdots, apostrophes and hyphens. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{Mark}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/** For a town of unknown population near a city: districts of a city are searched more than most towns. */
const PART_OF_CITY = 0.1;
const CITY_REACH_KM = 25;

function sizeOf(town: Town, counted: readonly Town[]): number {
  if (town.population > 0) return town.population;
  const around = counted.filter((each) => distanceKm(town, each) <= CITY_REACH_KM);
  return PART_OF_CITY * Math.max(0, ...around.map(({ population }) => population));
}

export function findables(towns: readonly Town[], otherNames: Readonly<Record<string, readonly string[]>>) {
  const counted = towns.filter(({ population }) => population > 0);
  return towns.map((town) => ({
    town,
    names: [town.name, ...(otherNames[town.id] ?? [])].map(foldedWords),
    state: foldedWords(town.state).join(''),
    size: sizeOf(town, counted),
  }));
}

export function townLabel({ name, state }: Pick<Town, 'name' | 'state'>): string {
  return `${name}, ${state}`;
}

/** 0 is the whole name, 1 the beginning of a word, 2 inside the name. Spaces are ignored. */
function fitOf(letters: string, words: readonly string[], state: string): number | null {
  const name = words.join('');
  if (name === letters) return 0;
  // The state is appended, so that a whole label finds its town.
  if (words.some((_, at) => `${words.slice(at).join('')}${state}`.startsWith(letters))) return 1;
  return name.includes(letters) ? 2 : null;
}

/** Whole names first, then beginnings, then matches inside; within each group the largest first. */
export function findTowns(towns: readonly FindableTown[], search: string, first: number): Town[] {
  if (search.length > limits.text.townSearch.max) return [];
  const letters = foldedWords(search).join('');
  if (letters.length < limits.text.townSearch.min) return [];
  const found = towns.flatMap(({ town, names, state, size }) => {
    const fits = names.map((words) => fitOf(letters, words, state)).filter((fit) => fit !== null);
    return fits.length === 0 ? [] : [{ town, size, fit: Math.min(...fits) }];
  });
  const inOrder = found.sort(
    (one, other) => one.fit - other.fit || other.size - one.size || (one.town.id < other.town.id ? -1 : 1),
  );
  return inOrder.slice(0, first).map(({ town }) => town);
}
