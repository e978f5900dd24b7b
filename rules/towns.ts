/** Finding a town by letters of its name, as people type it on a phone. */
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

/** A town with the names it is found by, each as its folded words. */
export type FindableTown = { town: Town; names: readonly (readonly string[])[]; state: string };

/** The words of a name in plain small letters and digits: without tone marks, underdots, apostrophes and hyphens. */
export function foldedWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{Mark}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');
}

export function findable(town: Town, otherNames: readonly string[]): FindableTown {
  return { town, names: [town.name, ...otherNames].map(foldedWords), state: foldedWords(town.state).join('') };
}

/** 'Ibadan, Oyo'. */
export function townLabel({ name, state }: Pick<Town, 'name' | 'state'>): string {
  return `${name}, ${state}`;
}

/** How well the letters fit a name, from 0 (it is the name) to 3 (somewhere inside); null when not at all. Spaces count nowhere. */
function fitOf(letters: string, words: readonly string[], state: string): number | null {
  const name = words.join('');
  if (name === letters) return 0;
  // With the state, so that a whole label finds its town.
  if (`${name}${state}`.startsWith(letters)) return 1;
  if (words.some((_, at) => `${words.slice(at).join('')}${state}`.startsWith(letters))) return 2;
  return name.includes(letters) ? 3 : null;
}

/** The towns that fit, best first: the name itself, its beginning, the beginning of a word in it, inside; of equals the largest. */
export function findTowns(towns: readonly FindableTown[], search: string, first: number): Town[] {
  if (search.length > limits.text.townSearch.max) return [];
  const letters = foldedWords(search).join('');
  if (letters.length < limits.text.townSearch.min) return [];
  const found = towns.flatMap(({ town, names, state }) => {
    const fits = names.map((words) => fitOf(letters, words, state)).filter((fit) => fit !== null);
    return fits.length === 0 ? [] : [{ town, fit: Math.min(...fits) }];
  });
  const inOrder = found.sort(
    (one, other) =>
      one.fit - other.fit || other.town.population - one.town.population || (one.town.id < other.town.id ? -1 : 1),
  );
  return inOrder.slice(0, first).map(({ town }) => town);
}
