/** Finding a town by letters of its name, as people type it on a phone. */
import { distanceKm } from './distance.ts';
import { limits } from './limits.ts';

export type Town = {
  id: string;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  /** 0 when it is not known. */
  population: number;
};

export const messages = {
  range: `first must be 1 to ${limits.towns.max}`,
  unknown: 'Please choose a town from the list',
} as const;

/** A town with the names it is found by, each as its folded words, and how large it counts. */
export type FindableTown = { town: Town; names: readonly (readonly string[])[]; state: string; size: number };

/** The words of a name in plain small letters and digits: without tone marks, underdots, apostrophes and hyphens. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{Mark}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

/** What of a city has no figure of its own counts as a tenth of it: more people look for it than for most towns. */
const PART_OF_CITY = 0.1;
const CITY_REACH_KM = 25;

/** How large a town counts: by its people, and where they are not known by those of the largest town around it. */
function sizeOf(town: Town, counted: readonly Town[]): number {
  if (town.population > 0) return town.population;
  const around = counted.filter((each) => distanceKm(town, each) <= CITY_REACH_KM);
  return PART_OF_CITY * Math.max(0, ...around.map(({ population }) => population));
}

/** Towns to be found by their names, and by others that people call them. */
export function findables(
  towns: readonly Town[],
  otherNames: Readonly<Record<string, readonly string[]>>,
): FindableTown[] {
  const counted = towns.filter(({ population }) => population > 0);
  return towns.map((town) => ({
    town,
    names: [town.name, ...(otherNames[town.id] ?? [])].map(foldedWords),
    state: foldedWords(town.state).join(''),
    size: sizeOf(town, counted),
  }));
}

/** 'Ibadan, Oyo'. */
export function townLabel({ name, state }: Pick<Town, 'name' | 'state'>): string {
  return `${name}, ${state}`;
}

/** How well the letters fit a name: 0 is the name, 1 begins one of its words, 2 is inside; null when not at all. Spaces count nowhere. */
function fitOf(letters: string, words: readonly string[], state: string): number | null {
  const name = words.join('');
  if (name === letters) return 0;
  // With the state, so that a whole label finds its town.
  if (words.some((_, at) => `${words.slice(at).join('')}${state}`.startsWith(letters))) return 1;
  return name.includes(letters) ? 2 : null;
}

/** The towns that fit: of the name itself, those with a word that begins so, and those with the letters inside, the largest first. */
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
