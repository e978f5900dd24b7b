/** How a text sounds beside texts that strangers wrote and judged. It compares words and understands nothing. */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { root } from '#server/base/root.ts';
import { isDanger, pageAbout } from './coach-guide.ts';
import { readCompanion } from './coach-library.ts';

const judgedShape = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['ask', 'practise', 'draft']),
    language: z.enum(['en', 'pcm']),
    intent: z.enum(['places', 'opener', 'advice', 'practice', 'draft']),
    /** Of drafts. */
    isHarmful: z.boolean().optional(),
    /** What a question or a line is risky for. */
    danger: z.string().optional(),
    /** The page that helps who asks; of questions for advice. */
    topic: z.string().optional(),
    text: z.string().min(1),
  }),
);

/** Each set is of one stranger. */
export const judgedSets = readdirSync(new URL('content/companion/judged/', root)).map((file) => {
  const name = file.replace(/\.json$/, '');
  return { name, texts: readCompanion(`judged/${name}`, judgedShape) };
});

export type Judged = z.infer<typeof judgedShape>[number];

/** What a word counts that a side never has. Chosen on 200 drafts that were not learned from: of the harmful it saw nine of ten, of the fine it doubted a fifth. */
const UNSEEN = 0.001;

/** Words and pairs of words, each once; figures are alike. */
export function featuresOf(text: string): ReadonlySet<string> {
  const words = plainWords(text)
    .replace(/\b\d[\d ]*k?\b/g, '#')
    .split(' ');
  const pairs = [...words, '.'].map((word, at) => `${words[at - 1] ?? '.'} ${word}`);
  return new Set([...words, ...pairs]);
}

function sharesOf(texts: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const text of texts)
    for (const feature of featuresOf(text)) shares.set(feature, (shares.get(feature) ?? 0) + 1 / texts.length);
  return shares;
}

/**
 * Naive Bayes on the features that stand in a text (Manning, Raghavan and Schütze 2008, chapter 13); all sides count as equally frequent. The
 * first side wins unless another one is likelier by more than `margin`, a logarithm.
 */
export function learn<Side extends string>(
  textsOf: Readonly<Record<Side, readonly string[]>>,
  margin = 0,
): (text: string) => Side {
  const sides = (Object.keys(textsOf) as Side[]).map((side) => ({ side, shares: sharesOf(textsOf[side]) }));
  return (text) => {
    const known = [...featuresOf(text)].filter((feature) => sides.some(({ shares }) => shares.has(feature)));
    const sumOf = (shares: Map<string, number>): number =>
      known.reduce((sum, feature) => sum + Math.log((shares.get(feature) ?? 0) + UNSEEN), 0);
    const scored = sides.map(({ side, shares }, at) => ({ side, sum: sumOf(shares) + (at === 0 ? margin : 0) }));
    return scored.reduce((best, one) => (one.sum > best.sum ? one : best)).side;
  };
}

const textsWhere = (texts: readonly Judged[], holds: (each: Judged) => boolean): string[] =>
  texts.filter(holds).map(({ text }) => text);

/** What a question to the coach is about. */
export const learnIntents = (texts: readonly Judged[]) =>
  learn({
    advice: textsWhere(texts, ({ kind, intent }) => kind === 'ask' && intent === 'advice'),
    opener: textsWhere(texts, ({ intent }) => intent === 'opener'),
    places: textsWhere(texts, ({ intent }) => intent === 'places'),
  });

export const learnHarm = (texts: readonly Judged[], margin = 0) =>
  learn(
    {
      fine: textsWhere(
        texts,
        ({ kind, isHarmful, danger }) => kind !== 'ask' && isHarmful !== true && danger === undefined,
      ),
      harmful: textsWhere(
        texts,
        ({ kind, isHarmful, danger }) => kind !== 'ask' && (isHarmful === true || danger !== undefined),
      ),
    },
    margin,
  );

const isCalm = ({ danger, text }: Judged): boolean =>
  danger === undefined && pageAbout(plainWords(text), isDanger) === undefined;

const all = judgedSets.flatMap(({ texts }) => texts);
const harmOf = learnHarm(all);
/** By leaving each stranger out: 13 of 100 calm questions are called risky, and 68 of 100 risky ones. */
const RISK_MARGIN = 8;
/** By leaving each stranger out: 3 of 100 harmless lines of practice are called harmful. */
const CERTAIN = 6;

export const learnRisk = (texts: readonly Judged[]) =>
  learn(
    {
      calm: textsWhere(texts, (each) => each.kind === 'ask' && isCalm(each)),
      risky: textsWhere(texts, ({ kind, danger }) => kind === 'ask' && danger !== undefined),
    },
    RISK_MARGIN,
  );

const riskOf = learnRisk(all);
const certainHarmOf = learnHarm(all, CERTAIN);

export const intentOf = learnIntents(all);
export const soundsHarmful = (draft: string): boolean => harmOf(draft) === 'harmful';
export const soundsRisky = (question: string): boolean => riskOf(question) === 'risky';
export const isSurelyHarmful = (line: string): boolean => certainHarmOf(line) === 'harmful';
