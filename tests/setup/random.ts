/** Numbers that look random and are the same for a seed: mulberry32 (T. Ettinger, 2017). */
export type Dice = {
  /** From 0 up to, but not, 1. */
  next(): number;
  /** A whole number from 0 up to, but not, `below`. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
};

export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)] as never,
    chance: (probability) => next() < probability,
  };
}
