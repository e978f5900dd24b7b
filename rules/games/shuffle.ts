/** Returns a number in [0, 1). */
export type Chance = () => number;

/** Fisher-Yates: every order is equally likely. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
