/** What an attacker knows of where somebody is, and what they conclude: by an arithmetic of their own, not by the product's. */
import type { Position } from '#rules/distance.ts';
import { median } from './timing.ts';

/** What one answer told: as seen from there, the person is at least `from` and less than `to` km away. */
export type Clue = {
  at: Position;
  /** The bounds, which hang on how the answers are made where somebody else's place is a part of them. */
  bounds(seenAs: (at: Position) => Position): { from: number; to: number };
};

type Vector = readonly [x: number, y: number, z: number];
type Box = Position & { size: number; vector: Vector };
/** A clue under one hypothesis. */
type Heard = { from: number; to: number; vector: Vector };

const RADIUS_KM = 6371;
const DEGREE_KM = (RADIUS_KM * Math.PI) / 180;
const CELL = 0.025;
/** A town on the edge of a cell tells attackers nothing sure. */
export const isOnEdge = ({ latitude, longitude }: Position): boolean =>
  [latitude, longitude].some((degrees) => Math.abs(degrees / CELL - Math.round(degrees / CELL)) < 1e-6);

const COARSEST = 0.1;
const FINEST = 0.0002;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

function vectorOf({ latitude, longitude }: Position): Vector {
  const [phi, lambda] = [rad(latitude), rad(longitude)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** By the chord between unit vectors, because the cosine of a small angle has no digits left. */
function kilometresBetween(one: Vector, other: Vector): number {
  const [x, y, z] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

export const kilometres = (a: Position, b: Position): number => kilometresBetween(vectorOf(a), vectorOf(b));

/** The place so many km from another in a direction (radians from the north); flat, which is near enough to choose where to ask. */
export function offset(from: Position, km: number, direction: number): Position {
  return {
    latitude: from.latitude + (km / DEGREE_KM) * Math.cos(direction),
    longitude: from.longitude + ((km / DEGREE_KM) * Math.sin(direction)) / Math.cos(rad(from.latitude)),
  };
}

/** The centre of the grid's cell: the grid is no secret, so attackers know it. */
export function cellOf({ latitude, longitude }: Position): Position {
  const centre = (degrees: number) => (Math.floor(degrees / CELL + 1e-9) + 0.5) * CELL;
  return { latitude: centre(latitude), longitude: centre(longitude) };
}

export const roundedClue = (at: Position, km: number): Clue => ({
  at,
  bounds: () => ({ from: km - 0.5, to: km + 0.5 }),
});

export const withinClue = (at: Position, km: number, isWithin: boolean): Clue => ({
  at,
  bounds: () => (isWithin ? { from: 0, to: km + 0.5 } : { from: km + 0.5, to: Number.POSITIVE_INFINITY }),
});

/** The person comes before or after a decoy, if people come in the order of their distance. */
export const orderClue = (at: Position, decoy: Position, isBefore: boolean): Clue => ({
  at,
  bounds: (seenAs) => {
    const reach = kilometres(seenAs(at), seenAs(decoy));
    return isBefore ? { from: 0, to: reach } : { from: reach, to: Number.POSITIVE_INFINITY };
  },
});

function boxAt(latitude: number, longitude: number, size: number): Box {
  return { latitude, longitude, size, vector: vectorOf({ latitude, longitude }) };
}

/** Every place that would have been answered so, if answers are made from exact positions, or from the cells both lie in. */
export class Hypothesis {
  private readonly clues: Heard[] = [];
  private readonly seenAs: (at: Position) => Position;
  private readonly splits: boolean;
  boxes: Box[];

  constructor(around: Position, reach: number, by: 'positions' | 'cells') {
    this.splits = by === 'positions';
    this.seenAs = this.splits ? (at) => at : cellOf;
    const size = this.splits ? COARSEST : CELL;
    const first = cellOf({ latitude: around.latitude - reach, longitude: around.longitude - reach });
    const steps = Array.from({ length: Math.ceil((2 * reach) / size) }, (_, index) => index * size);
    this.boxes = steps.flatMap((north) =>
      steps.map((east) => boxAt(first.latitude + north, first.longitude + east, size)),
    );
  }

  learn(clue: Clue): void {
    const heard = { ...clue.bounds(this.seenAs), vector: vectorOf(this.seenAs(clue.at)) };
    this.clues.push(heard);
    this.boxes = this.boxes.filter((box) => this.admits(box, heard));
    for (;;) {
      const size = this.boxes[0]?.size ?? 0;
      if (!this.splits || this.boxes.length > 100 || size <= FINEST) return;
      const parts = [-1, 1].flatMap((north) =>
        [-1, 1].map((east) => ({ north: (north * size) / 4, east: (east * size) / 4 })),
      );
      this.boxes = this.boxes
        .flatMap(({ latitude, longitude }) =>
          parts.map(({ north, east }) => boxAt(latitude + north, longitude + east, size / 2)),
        )
        .filter((box) => this.clues.every((each) => this.admits(box, each)));
    }
  }

  /** Of a cell the centre counts, of a box any point in it. */
  private admits(box: Box, { from, to, vector }: Heard): boolean {
    const slack = this.splits ? (box.size / Math.SQRT2) * DEGREE_KM : 1e-9;
    const km = kilometresBetween(vector, box.vector);
    return km + slack >= from && km - slack < to;
  }
}

/** An attacker's notes on one person. */
export class Notes {
  private readonly exact: Hypothesis;
  private readonly cells: Hypothesis;
  readonly heard: Clue[] = [];

  /** The person is known to be within `reach` degrees of a place either way. */
  constructor(around: Position, reach: number) {
    this.exact = new Hypothesis(around, reach, 'positions');
    this.cells = new Hypothesis(around, reach, 'cells');
  }

  learn(clue: Clue): void {
    this.heard.push(clue);
    this.exact.learn(clue);
    this.cells.learn(clue);
  }

  /** The median of the exact positions that agree with all that was heard; of the cells, where no exact one does; null where neither do. */
  guess(): Position | null {
    const boxes = this.exact.boxes.length > 0 ? this.exact.boxes : this.cells.boxes;
    if (boxes.length === 0) return null;
    const middle = (of: 'latitude' | 'longitude') => median(boxes.map((box) => box[of]));
    return { latitude: middle('latitude'), longitude: middle('longitude') };
  }

  /** How many km² agree with all answers, given that they are made from cells; none when what was heard cannot have come from cells. */
  get squareKm(): number {
    return this.cells.boxes.reduce((sum, { latitude }) => sum + (CELL * DEGREE_KM) ** 2 * Math.cos(rad(latitude)), 0);
  }
}
