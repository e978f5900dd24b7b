import type { Position } from './distance.ts';

/** Their own position, the one shown to others, and the place of travel mode. */
export type Positions = {
  latitude: number | null;
  longitude: number | null;
  shownLatitude: number | null;
  shownLongitude: number | null;
  travelLatitude: number | null;
  travelLongitude: number | null;
};

/** What others see. The database generates it: the place of travel mode if the plan allows it, else the shown position. */
type SeenPosition = { deckLatitude: number | null; deckLongitude: number | null };

function position(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function ownPosition(person: Positions): Position | null {
  return position(person.latitude, person.longitude);
}

export function shownPosition(person: Pick<Positions, 'shownLatitude' | 'shownLongitude'>): Position | null {
  return position(person.shownLatitude, person.shownLongitude);
}

function travelPosition(person: Pick<Positions, 'travelLatitude' | 'travelLongitude'>): Position | null {
  return position(person.travelLatitude, person.travelLongitude);
}

export function lookingFrom(viewer: Positions): Position | null {
  return travelPosition(viewer) ?? ownPosition(viewer);
}

export function seenAt(other: SeenPosition): Position | null {
  return position(other.deckLatitude, other.deckLongitude);
}

export function isSameCell(one: Position | null, other: Position | null): boolean {
  return one !== null && other !== null && one.latitude === other.latitude && one.longitude === other.longitude;
}

/** True also if both are unknown. */
export function isSamePosition(one: Position | null, other: Position | null): boolean {
  return one === null ? other === null : isSameCell(one, other);
}

export const notTravelling = {
  travelTownId: null,
  travelLocation: null,
  travelLatitude: null,
  travelLongitude: null,
} as const;
