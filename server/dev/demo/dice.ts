/** Random numbers from a fixed seed. Each start creates the same demo people, and each person is independent of the others. */
export type Dice = {
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** `count` different items in the order drawn; all of them if there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
};

/** FNV-1a hash of a text, the seed of its generator. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** The random generator of a name, such as 'person 17' (mulberry32). */
export function diceOf(name: string): Dice {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[whole(0, from.length - 1)];
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(whole(0, left.length - 1), 1));
    return drawn;
  };
  return { next, whole, chance: (share) => next() < share, pick, some };
}

/** Repeats each choice by its weight to fill exactly `count` places (largest remainder method), then shuffles. */
export function sharedOut<T>(choices: readonly (readonly [choice: T, weight: number])[], count: number, dice: Dice) {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  const parts = choices.map(([choice, weight]) => {
    const exact = (weight / total) * count;
    return { choice, places: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - parts.reduce((sum, part) => sum + part.places, 0);
  for (const part of [...parts].sort((a, b) => b.rest - a.rest).slice(0, missing)) part.places += 1;
  return dice.some(
    parts.flatMap(({ choice, places }) => Array<T>(places).fill(choice)),
    count,
  );
}
