/** Positions are centres of grid cells: two people in one cell learn the same distances. */
export type Position = { latitude: number; longitude: number };

const CELL_DEGREES = 0.025;
export const EARTH_RADIUS_KM = 6371;

/** The deck's index walks these cells outward. */
const INDEX_CELL_DEGREES = 0.5;

function snapDegrees(degrees: number, limit: number): number {
  const cells = (2 * limit) / CELL_DEGREES;
  const cell = Math.min(cells - 1, Math.max(0, Math.floor((degrees + limit) / CELL_DEGREES)));
  return Math.round((-limit + (cell + 0.5) * CELL_DEGREES) * 1e6) / 1e6;
}

/** The centre of the privacy cell (0.025 degrees, about 2.7 km). */
export function snapToCell(position: Position): Position {
  return { latitude: snapDegrees(position.latitude, 90), longitude: snapDegrees(position.longitude, 180) };
}

const ROWS = 180 / INDEX_CELL_DEGREES;
const COLUMNS = 360 / INDEX_CELL_DEGREES;

export const NOWHERE = -1;

export function indexCell(position: Position): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((position.latitude + 90) / INDEX_CELL_DEGREES)));
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor((position.longitude + 180) / INDEX_CELL_DEGREES)));
  return row * COLUMNS + column;
}

/** Columns wrap at the 180th meridian. */
function ringBetween(one: number, other: number): number {
  const rows = Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS));
  const columns = Math.abs((one % COLUMNS) - (other % COLUMNS));
  return Math.max(rows, Math.min(columns, COLUMNS - columns));
}

export function byRings(around: number, cells: readonly number[]): number[] {
  return [...cells].sort((a, b) => ringBetween(around, a) - ringBetween(around, b) || a - b);
}

/**
 * Covers every point within `km` (plus 0.5 for rounding). The box spans d / r of latitude and asin(sin(d / r) / cos(latitude)) of longitude
 * (J. P. Matuschek, Finding Points Within a Distance of a Latitude/Longitude, 2009); all longitudes if the circle contains a pole.
 */
export function ringsAround(at: Position, km: number): number[] {
  const deg = 180 / Math.PI;
  const angle = (km + 0.5) / EARTH_RADIUS_KM;
  const high = at.latitude + angle * deg;
  const low = at.latitude - angle * deg;
  const reach = high >= 90 || low <= -90 ? 180 : Math.asin(Math.sin(angle) / Math.cos(at.latitude / deg)) * deg;
  const home = indexCell(at);
  const firstRow = Math.max(0, Math.floor((low + 90) / INDEX_CELL_DEGREES));
  const lastRow = Math.min(ROWS - 1, Math.floor((high + 90) / INDEX_CELL_DEGREES));
  const first = Math.floor((at.longitude - reach + 180) / INDEX_CELL_DEGREES);
  const last = Math.min(first + COLUMNS - 1, Math.floor((at.longitude + reach + 180) / INDEX_CELL_DEGREES));
  const cells: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = first; column <= last; column += 1)
      cells.push(row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS));
  return byRings(home, cells);
}

/** In whole km by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984). */
export function distanceKm(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLng = (b.longitude - a.longitude) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h))));
}

export function distanceText(km: number): string {
  return km < 1 ? 'Less than 1 km away' : `${km} km away`;
}
