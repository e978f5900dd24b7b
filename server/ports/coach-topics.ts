/** Which page a question for advice needs, where its words alone do not say. */
import { featuresOf, type Judged, judgedSets } from './coach-judged.ts';

/** Cosines. By leaving each stranger out: of the topics that are near, four of five are those that a reader chose; of the sure ones, more than nine of ten. */
const NEAR = 0.14;
const SURE = 0.22;
const NONE = '';

export type Topic = { topic: string; isSure: boolean };

type Weights = ReadonlyMap<string, number>;

function ofLengthOne(weights: Weights): Weights {
  const length = Math.hypot(...weights.values());
  return new Map([...weights].map(([feature, weight]) => [feature, weight / (length || 1)]));
}

function sumOf(all: readonly Weights[]): Weights {
  const sum = new Map<string, number>();
  for (const weights of all)
    for (const [feature, weight] of weights) sum.set(feature, (sum.get(feature) ?? 0) + weight);
  return sum;
}

/**
 * The topic whose questions a text is nearest to: the method of Rocchio on tf-idf, with each feature counted once (Manning, Raghavan and Schütze
 * 2008, chapter 14). Null where none is near.
 */
export function learnTopics(judged: readonly Judged[]): (text: string) => Topic | null {
  const asked = judged
    .filter(({ kind, intent }) => kind === 'ask' && intent === 'advice')
    .map(({ topic = NONE, text }) => ({ topic, features: [...featuresOf(text)] }));
  const holders = sumOf(asked.map(({ features }) => new Map(features.map((feature) => [feature, 1]))));
  const weigh = (features: Iterable<string>): Weights =>
    ofLengthOne(
      new Map(
        [...features].flatMap((feature) => {
          const count = holders.get(feature);
          return count === undefined ? [] : [[feature, Math.log((asked.length + 1) / (count + 1))]];
        }),
      ),
    );
  const centres = [...new Set(asked.map(({ topic }) => topic))].map((topic) => {
    const about = asked.filter((each) => each.topic === topic);
    return { topic, centre: ofLengthOne(sumOf(about.map(({ features }) => weigh(features)))) };
  });
  return (text) => {
    const weights = weigh(featuresOf(text));
    const cosine = (centre: Weights): number =>
      [...weights].reduce((sum, [feature, weight]) => sum + weight * (centre.get(feature) ?? 0), 0);
    const scored = centres.map(({ topic, centre }) => ({ topic, score: cosine(centre) }));
    const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
    return best.score < NEAR || best.topic === NONE ? null : { topic: best.topic, isSure: best.score >= SURE };
  };
}

export const topicOf = learnTopics(judgedSets.flatMap(({ texts }) => texts));
