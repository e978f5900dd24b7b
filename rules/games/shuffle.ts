/** A number in [0, 1): the server's `ctx.random.next`, or whatever a test holds. */
export type Chance = () => number;

/** The items in a random order, each order as likely as any other (Fisher-Yates); the given list stays as it is. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}
