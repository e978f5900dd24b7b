/** Positions are cells of a fixed grid, so that two people in one cell are told the same about everybody. */
export type Position = { latitude: number; longitude: number };

const CELL_DEGREES = 0.025;
export const EARTH_RADIUS_KM = 6371;

/** The index cell of the deck is half a degree: coarse enough to hold candidates, fine enough to walk outward. */
const INDEX_CELL_DEGREES = 0.5;

function snapDegrees(degrees: number, limit: number): number {
  const cells = (2 * limit) / CELL_DEGREES;
  const cell = Math.min(cells - 1, Math.max(0, Math.floor((degrees + limit) / CELL_DEGREES)));
  return Math.round((-limit + (cell + 0.5) * CELL_DEGREES) * 1e6) / 1e6;
}

/** The centre of the privacy cell (0.025 degrees, about 2.7 km) that a position lies in. */
export function snapToCell(position: Position): Position {
  return { latitude: snapDegrees(position.latitude, 90), longitude: snapDegrees(position.longitude, 180) };
}

/** The number of the half-degree index cell: rows of 720 from the south-west corner. */
export function indexCell(position: Position): number {
  const row = Math.min(359, Math.max(0, Math.floor((position.latitude + 90) / INDEX_CELL_DEGREES)));
  const column = Math.min(719, Math.max(0, Math.floor((position.longitude + 180) / INDEX_CELL_DEGREES)));
  return row * 720 + column;
}

/** Great-circle distance in whole km by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984), radius 6371 km. */
export function distanceKm(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLng = (b.longitude - a.longitude) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h))));
}

/** The distance in words: 'Less than 1 km away', '1 km away' or 'N km away'. */
export function distanceText(km: number): string {
  return km < 1 ? 'Less than 1 km away' : `${km} km away`;
}
