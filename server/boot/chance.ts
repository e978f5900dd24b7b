import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#server/platform/context/context.ts';

/** As many steps as a number below 1 can tell apart and randomInt can draw. */
const STEPS = 2 ** 48 - 1;

/** Chance that nobody can foresee. */
export const systemRandom: Random = {
  next: () => randomInt(STEPS) / STEPS,
  bytes: (length) => randomBytes(length),
};
