import { randomBytes, randomInt } from 'node:crypto';

/** Time and chance are arguments, so that tests can fix them. */
export type Clock = () => Date;
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  bytes(length: number): Buffer;
};

/** The number of steps that a number below 1 can tell apart and that randomInt can draw. */
const STEPS = 2 ** 48 - 1;

/** Cryptographic randomness: nobody can foresee it. */
export const systemRandom: Random = {
  next: () => randomInt(STEPS) / STEPS,
  bytes: (length) => randomBytes(length),
};
