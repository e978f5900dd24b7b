/** The gazetteer: content/towns, read once and kept in memory (about a thousand towns). */
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { distanceKm, type Position } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { type FindableTown, findables, findTowns, foldedWords, messages, type Town } from '#rules/towns.ts';
import { badInput } from '#server/base/errors.ts';
import { root } from '#server/base/root.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

type Listed = { id: string; name: string; state: string; lat: number; lng: number; population?: number };
type Gazetteer = { findable: readonly FindableTown[]; byId: ReadonlyMap<string, Town> };

const folder = new URL('content/towns/', root);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;

let known: Gazetteer | null = null;

function gazetteer(): Gazetteer {
  if (known !== null) return known;
  const towns = [...read<Listed[]>('towns.json'), ...read<Listed[]>('areas.json')].map(
    ({ lat, lng, population = 0, ...town }): Town => ({ ...town, population, latitude: lat, longitude: lng }),
  );
  known = {
    findable: findables(towns, read<Record<string, string[]>>('other-names.json')),
    byId: new Map(towns.map((town) => [town.id, town])),
  };
  return known;
}

export function townOf(id: string | null): Town | null {
  return id === null ? null : (gazetteer().byId.get(id) ?? null);
}

/** The largest town of exactly this name, in any spelling. */
export function townNamed(name: string): Town | null {
  const letters = foldedWords(name).join('');
  if (letters.length < limits.text.townSearch.min) return null;
  const named = gazetteer().findable.filter(({ names }) => names.some((words) => words.join('') === letters));
  return named.sort((one, other) => other.size - one.size)[0]?.town ?? null;
}

/**
 * Of the longest name of a town or area in the city's state that stands in the text, with or without the city's name behind it; else of the city.
 * Throws for a city that the gazetteer does not have.
 */
export function areaPosition(text: string, city: string): Position {
  const home = townNamed(city);
  if (home === null) throw new Error(`The gazetteer has no ${city}.`);
  const words = ` ${foldedWords(text).join(' ')} `;
  const ofCity = foldedWords(city).join(' ');
  const found = gazetteer()
    .findable.filter(({ town }) => town.state === home.state)
    .flatMap(({ town }) => {
      const name = foldedWords(town.name).join(' ');
      const short = name.endsWith(` ${ofCity}`) ? name.slice(0, -ofCity.length - 1) : name;
      return words.includes(` ${short} `) ? [{ town, length: short.length }] : [];
    });
  const [best] = found.sort((one, other) => other.length - one.length);
  const { latitude, longitude } = best?.town ?? home;
  return { latitude, longitude };
}

const within = new LRUCache<string, string>({ max: 1_000 });

/** The ids of the towns within `km` kilometres of a position, as a Postgres array literal; null without a position. */
export function townsWithin(at: Position | null, km: number): string | null {
  if (at === null) return null;
  const key = `${at.latitude} ${at.longitude} ${km}`;
  const known = within.get(key);
  if (known !== undefined) return known;
  const near = [...gazetteer().byId.values()].filter((town) => distanceKm(at, town) <= km);
  const ids = `{${near.map(({ id }) => id).join(',')}}`;
  within.set(key, ids);
  return ids;
}

/** Towns that match the letters, best first. Throws BAD_USER_INPUT for a `first` out of range. */
export function towns(ctx: Context, search: string, first: number): Town[] {
  requireViewer(ctx);
  if (first < 1 || first > limits.towns.max) throw badInput(messages.range);
  return findTowns(gazetteer().findable, search, first);
}
