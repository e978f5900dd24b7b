import { z } from 'zod';
import type { Random } from '#server/base/chance.ts';

type Chance = Pick<Random, 'next'>;

export function pick<T>(list: readonly T[], random: Chance): T {
  return list[Math.floor(random.next() * list.length)] as T;
}

/** What a text keeps of its line when `{…}` is filled. */
const longestPart = (line: string): string =>
  line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** Prefers a text that was not used yet, else the one used longest ago. */
export function fresh(list: readonly string[], said: readonly string[], random: Chance): string {
  const lastSaid = (line: string): number => said.findLastIndex((reply) => reply.includes(longestPart(line)));
  const oldest = Math.min(...list.map(lastSaid));
  return pick(
    list.filter((line) => lastSaid(line) === oldest),
    random,
  );
}

/** Matches whole words. */
export const pattern = z
  .array(z.string().min(1))
  .min(1)
  .transform((list) => new RegExp(`\\b(?:${list.join('|')})\\b`));
