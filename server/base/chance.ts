import { randomBytes, randomInt } from 'node:crypto';

export type Clock = () => Date;
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  bytes(length: number): Buffer;
};

/** A number below 1 can tell these apart, and randomInt can draw them. */
const STEPS = 2 ** 48 - 1;

export const systemRandom: Random = {
  next: () => randomInt(STEPS) / STEPS,
  bytes: (length) => randomBytes(length),
};
