import type { Position } from '#rules/distance.ts';
import type { ProfileRow } from '#server/db/rows.ts';

function position(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Where a person is by their own device, as a cell; they alone search from it. */
export function searchPosition(profile: ProfileRow): Position | null {
  return position(profile.latitude, profile.longitude);
}

/** Where others were told that a person is. */
export function shownPosition(profile: ProfileRow): Position | null {
  return position(profile.shownLatitude, profile.shownLongitude);
}

function travelPosition(profile: ProfileRow): Position | null {
  return position(profile.travelLatitude, profile.travelLongitude);
}

/** Where the viewer looks from: on a journey the place they chose, else where they are. */
export function lookingFrom(viewer: ProfileRow): Position | null {
  return travelPosition(viewer) ?? searchPosition(viewer);
}

/** Where others see somebody: on a journey the place they chose, else what was shown last. */
export function seenAt(other: ProfileRow): Position | null {
  return travelPosition(other) ?? shownPosition(other);
}
