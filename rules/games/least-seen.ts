import { type Chance, shuffle } from './shuffle.ts';

/** Some of these, in a random order: first those that neither has seen, then those that were seen longest ago. */
export function leastSeen<T extends { id: string }>(
  items: readonly T[],
  seenAt: ReadonlyMap<string, Date>,
  chance: Chance,
  count: number,
): T[] {
  const at = ({ id }: T) => seenAt.get(id)?.getTime() ?? 0;
  return shuffle(items, chance)
    .sort((one, other) => at(one) - at(other))
    .slice(0, count);
}
