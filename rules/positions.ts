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

/** The one that others see, as the database keeps it: on a journey that their plan allows the place they chose, else what was shown last. */
export type SeenPlace = { deckLatitude: number | null; deckLongitude: number | null };

function position(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Where a person is by their own device; they alone search from it. */
export function ownPosition(person: Places): Position | null {
  return position(person.latitude, person.longitude);
}

/** Where others were told that a person is. */
export function shownPosition(person: Pick<Places, 'shownLatitude' | 'shownLongitude'>): Position | null {
  return position(person.shownLatitude, person.shownLongitude);
}

function travelPosition(person: Pick<Places, 'travelLatitude' | 'travelLongitude'>): Position | null {
  return position(person.travelLatitude, person.travelLongitude);
}

/** Where the viewer looks from: on a journey the place they chose, else where they are. */
export function lookingFrom(viewer: Places): Position | null {
  return travelPosition(viewer) ?? ownPosition(viewer);
}

/** Where others see somebody. */
export function seenAt(other: SeenPlace): Position | null {
  return position(other.deckLatitude, other.deckLongitude);
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
