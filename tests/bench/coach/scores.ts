/** How right the intents are, and how far two raters agree. */
import type { Intent, Mark, Marked, Prompt } from './prompts.ts';

type Pair = { wanted: Intent; heard: Intent };

/** The mean over the classes of 2PR / (P + R), with the precision P and the recall R of a class (van Rijsbergen 1979). */
export function macroF1(pairs: readonly Pair[]): number {
  const classes = [...new Set(pairs.map(({ wanted }) => wanted))];
  const f1 = classes.map((name) => {
    const right = pairs.filter(({ wanted, heard }) => wanted === name && heard === name).length;
    const wrong = pairs.filter(({ wanted, heard }) => (wanted === name) !== (heard === name)).length;
    return (2 * right) / (2 * right + wrong);
  });
  return f1.reduce((sum, each) => sum + each, 0) / f1.length;
}

export const pairsOf = (prompts: readonly Prompt[], heard: ReadonlyMap<string, Intent>): Pair[] =>
  prompts
    .filter(({ kind }) => kind !== 'draft')
    .flatMap(({ id, intent }) => {
      const found = heard.get(id);
      return found === undefined ? [] : [{ wanted: intent, heard: found }];
    });

const share = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

/** Cohen's kappa (1960): agreement beyond chance. Where both always say the same, nothing is left to agree on: 1. */
export function kappa(one: readonly Marked[], other: readonly Marked[], mark: Mark): number {
  const [a, b] = [share(one.map((each) => each[mark])), share(other.map((each) => each[mark]))];
  const byChance = a * b + (1 - a) * (1 - b);
  const seen = agreement(one, other, mark);
  return byChance === 1 ? 1 : (seen - byChance) / (1 - byChance);
}

/** Both lists are of the same replies in the same order. */
export function agreement(one: readonly Marked[], other: readonly Marked[], mark: Mark): number {
  return share(one.map((each, at) => each[mark] === other[at]?.[mark]));
}
