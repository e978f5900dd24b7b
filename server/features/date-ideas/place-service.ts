import { type City, cities } from '#rules/date-ideas.ts';
import type { Position } from '#rules/distance.ts';
import { areaPosition } from '#server/features/profiles/town-service.ts';

/** Where the part of a city is that a place names; of the city if it names none that the gazetteer has. */
export function positionOf(city: City, area: string): Position {
  return areaPosition(area, cities[city].name);
}
