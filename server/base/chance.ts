import { randomBytes, randomInt } from 'node:crypto';

/** Time and chance are arguments, so that tests can hold them. */
export type Clock = () => Date;
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  bytes(length: number): Buffer;
};

/** As many steps as a number below 1 can tell apart and randomInt can draw. */
const STEPS = 2 ** 48 - 1;

/** Chance that nobody can foresee. */
export const systemRandom: Random = {
  next: () => randomInt(STEPS) / STEPS,
  bytes: (length) => randomBytes(length),
};
