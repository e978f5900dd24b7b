/** The gazetteer: content/places, read once and kept in memory (about a thousand towns). */
import { readFileSync } from 'node:fs';
import { limits } from '#rules/limits.ts';
import { type FindableTown, findables, findTowns, messages, type Town } from '#rules/towns.ts';
import type { Context } from '#server/context.ts';
import { badInput } from '#server/errors.ts';
import { requireViewer } from '#server/policy.ts';
import { root } from '#server/root.ts';

type Listed = { id: string; name: string; state: string; lat: number; lng: number; population?: number };
type Gazetteer = { findable: readonly FindableTown[]; byId: ReadonlyMap<string, Town> };

const places = new URL('content/places/', root);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, places), 'utf8')) as T;

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

/** The town of an id; null when there is none. */
export function townOf(id: string | null): Town | null {
  return id === null ? null : (gazetteer().byId.get(id) ?? null);
}

/** Towns by letters of their names, best first. */
export function towns(ctx: Context, search: string, first: number): Town[] {
  requireViewer(ctx);
  if (first < 1 || first > limits.towns.max) throw badInput(messages.range);
  return findTowns(gazetteer().findable, search, first);
}
