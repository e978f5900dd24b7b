/** Which of a person's positions counts for whom. All of them are cells. */
import type { Position } from './distance.ts';

/** The positions of a person as stored: their own, what others are told, and the place of a journey. */
export type Places = {
  latitude: number | null;
  longitude: number | null;
  shownLatitude: number | null;
  shownLongitude: number | null;
  travelLatitude: number | null;
  travelLongitude: number | null;
};

/** Those that others may be told of. `travelAllowed`: their plan allows the journey; a job notes within a minute when it ends. */
export type SeenPlaces = Omit<Places, 'latitude' | 'longitude'> & { travelAllowed: boolean };

function position(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Where a person is by their own device; they alone search from it. */
export function ownPosition(person: Places): Position | null {
  return position(person.latitude, person.longitude);
}

/** Where others were told that a person is. */
export function shownPosition(person: Pick<SeenPlaces, 'shownLatitude' | 'shownLongitude'>): Position | null {
  return position(person.shownLatitude, person.shownLongitude);
}

function travelPosition(person: Pick<SeenPlaces, 'travelLatitude' | 'travelLongitude'>): Position | null {
  return position(person.travelLatitude, person.travelLongitude);
}

/** Where the viewer looks from: on a journey the place they chose, else where they are. */
export function lookingFrom(viewer: Places): Position | null {
  return travelPosition(viewer) ?? ownPosition(viewer);
}

/** Where others see somebody: on a journey the place they chose, else what was shown last. */
export function seenAt(other: SeenPlaces): Position | null {
  return (other.travelAllowed ? travelPosition(other) : null) ?? shownPosition(other);
}

/** Whether two positions are one cell; an unknown one is none. */
export function isSameCell(one: Position | null, other: Position | null): boolean {
  return one !== null && other !== null && one.latitude === other.latitude && one.longitude === other.longitude;
}

/** Whether two positions are the same cell, or both unknown. */
export function isSamePlace(one: Position | null, other: Position | null): boolean {
  return one === null ? other === null : isSameCell(one, other);
}

/** The columns of somebody who does not travel. */
export const atHome = {
  travelTownId: null,
  travelLocation: null,
  travelLatitude: null,
  travelLongitude: null,
} as const;
