/** Where the people of the bench live: five cities by given shares, the rest in other towns and in villages. */
import { readFile } from 'node:fs/promises';

type Listed = { id: string; name: string; state: string; lat: number; lng: number; population: number };
/** People are numbered; a town is a range of numbers, whole twenties, so that a number tells gender and town by arithmetic. */
export type Town = Listed & { first: number; size: number; spread: number };

export const TWENTY = 20;
const gazetteer = new URL('../../../content/towns/towns.json', import.meta.url);

const shares: Readonly<Record<string, number>> = {
  Lagos: 0.35,
  Abuja: 0.15,
  'Port Harcourt': 0.08,
  Ibadan: 0.08,
  Kano: 0.06,
};
const VILLAGES = 0.06;

/** The towns with their ranges from 0, for about so many people: cities first, villages last. */
export async function townsFor(people: number): Promise<Town[]> {
  const listed = JSON.parse(await readFile(gazetteer, 'utf8')) as Listed[];
  const cities = Object.entries(shares).flatMap(([name, share]) =>
    listed.filter((town) => town.name === name).map((town) => ({ ...town, share, spread: 0.12 })),
  );
  const others = listed.filter((town) => !(town.name in shares));
  const towns = others.filter((town) => town.population > 0);
  const villages = others.filter((town) => town.population === 0);
  const inhabitants = towns.reduce((sum, town) => sum + town.population, 0);
  const inTowns = 1 - VILLAGES - Object.values(shares).reduce((sum, share) => sum + share, 0);
  const all = [
    ...cities,
    ...towns.map((town) => ({ ...town, share: (inTowns * town.population) / inhabitants, spread: 0.05 })),
    ...villages.map((town) => ({ ...town, share: VILLAGES / villages.length, spread: 0.02 })),
  ];
  let first = 0;
  const placed: Town[] = [];
  for (const { share, ...town } of all) {
    const size = Math.round((share * people) / TWENTY) * TWENTY;
    if (size === 0) continue;
    placed.push({ ...town, first, size });
    first += size;
  }
  return placed;
}
