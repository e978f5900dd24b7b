/** The positions of a person and their uses. All of them are centres of cells. */
import type { Position } from './distance.ts';

/** The stored positions of a person: their own, the one shown to others, and the place of travel mode. */
export type Places = {
  latitude: number | null;
  longitude: number | null;
  shownLatitude: number | null;
  shownLongitude: number | null;
  travelLatitude: number | null;
  travelLongitude: number | null;
};

/** The position that others see, computed by the database: the place of travel mode if the plan allows it, else the shown position. */
export type SeenPlace = { deckLatitude: number | null; deckLongitude: number | null };

function position(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** The position from the person's own device. Only the person's own searches use it. */
export function ownPosition(person: Places): Position | null {
  return position(person.latitude, person.longitude);
}

/** The position that others were last shown. */
export function shownPosition(person: Pick<Places, 'shownLatitude' | 'shownLongitude'>): Position | null {
  return position(person.shownLatitude, person.shownLongitude);
}

function travelPosition(person: Pick<Places, 'travelLatitude' | 'travelLongitude'>): Position | null {
  return position(person.travelLatitude, person.travelLongitude);
}

/** The position from which a viewer searches: the place of travel mode, else their own. */
export function lookingFrom(viewer: Places): Position | null {
  return travelPosition(viewer) ?? ownPosition(viewer);
}

/** The position at which others see a person. */
export function seenAt(other: SeenPlace): Position | null {
  return position(other.deckLatitude, other.deckLongitude);
}

/** True if two positions are the same known cell. */
export function isSameCell(one: Position | null, other: Position | null): boolean {
  return one !== null && other !== null && one.latitude === other.latitude && one.longitude === other.longitude;
}

/** True if two positions are the same cell, or both unknown. */
export function isSamePlace(one: Position | null, other: Position | null): boolean {
  return one === null ? other === null : isSameCell(one, other);
}

/** The columns of a person without travel mode. */
export const atHome = {
  travelTownId: null,
  travelLocation: null,
  travelLatitude: null,
  travelLongitude: null,
} as const;
