import { limits } from '#rules/limits.ts';

export type Strength = { level: 0 | 1 | 2 | 3 | 4; word: string };

const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** A rough estimate of a password's strength. The number of different characters counts most, then the number of character kinds. */
export function passwordStrength(password: string): Strength {
  if (password.length < limits.text.password.min) return { level: 0, word: words[0] };
  const different = new Set(password).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  const points = different + 2 * (kinds - 1);
  const level = points < 8 ? 1 : points < 11 ? 2 : points < 15 ? 3 : 4;
  return { level, word: words[level] };
}
