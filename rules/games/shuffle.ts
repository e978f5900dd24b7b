/** Returns a random number in [0, 1): the server's `ctx.random.next`, or a fixed sequence in tests. */
export type Chance = () => number;

/** A copy in random order, every order equally likely (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
