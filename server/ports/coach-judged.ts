/** How a text sounds beside texts that people have judged. Where the rules see nothing, this is a reason to be careful. */
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { readCompanion } from './coach-library.ts';

const texts = z.array(z.string().min(1)).min(1);
const judged = readCompanion(
  'judged',
  z.object({ drafts: z.object({ harmful: texts, fine: texts }), questions: z.object({ risky: texts, calm: texts }) }),
);

/** What a word counts that one side never has. Chosen on 200 drafts that were not learned from: of the harmful it saw nine of ten, of the fine it doubted a fifth. */
const UNSEEN = 0.001;

/** Words and pairs of words, each once; figures are alike. */
function featuresOf(text: string): ReadonlySet<string> {
  const words = plainWords(text)
    .replace(/\b\d[\d ]*k?\b/g, '#')
    .split(' ');
  return new Set(words.flatMap((word, at) => (at === 0 ? [word] : [word, `${words[at - 1]} ${word}`])));
}

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Naive Bayes on the features that stand in a text (Manning, Raghavan and Schütze 2008, chapter 13); both sides count as equally frequent. */
function learned(side: readonly string[], other: readonly string[]): (text: string) => boolean {
  const [ours, theirs] = [countsOf(side), countsOf(other)];
  const share = (counts: Map<string, number>, of: number, feature: string): number =>
    (counts.get(feature) ?? 0) / of + UNSEEN;
  return (text) => {
    const known = [...featuresOf(text)].filter((feature) => ours.has(feature) || theirs.has(feature));
    const odds = known.map((feature) => share(ours, side.length, feature) / share(theirs, other.length, feature));
    return odds.reduce((sum, each) => sum + Math.log(each), 0) > 0;
  };
}

export const soundsHarmful = learned(judged.drafts.harmful, judged.drafts.fine);
export const soundsRisky = learned(judged.questions.risky, judged.questions.calm);
