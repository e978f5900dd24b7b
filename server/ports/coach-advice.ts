/** Answers of the written coach to a question: the answer, the reason, at most three places of the guide, one next step. */
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { cities } from '#rules/date-ideas.ts';
import { grouped } from '#rules/numbers.ts';
import type { Random } from '#server/base/chance.ts';
import type { Advice, FoundPlaces } from './coach.ts';
import { fresh, pattern } from './coach-choice.ts';
import { readCompanion } from './coach-library.ts';

const PLACES = 3;
/** These come before everything else that a question may be about. */
const dangers = ['unsafe', 'money', 'askingPictures', 'pictures', 'contacts', 'fake', 'married', 'pressure'];

const lines = z.array(z.string().min(1)).min(2);
const both = <T extends z.ZodType>(shape: T) => z.object({ english: shape, pidgin: shape });
const entry = z.object({ answer: z.string().min(1), reason: z.string().min(1), next: z.string().min(1) });
type Entry = z.infer<typeof entry>;

const topics = Object.entries(
  readCompanion('advice', z.record(z.string(), z.object({ signs: pattern, ...both(z.array(entry).min(2)).shape }))),
);
const openers = readCompanion(
  'openers',
  z.object({
    interests: z.record(z.string(), z.object({ signs: pattern, ...both(lines.min(3)).shape })),
    pairs: both(lines),
  }),
);
const placeTexts = readCompanion(
  'places',
  both(z.record(z.enum(['intro', 'introWithSum', 'from', 'none', 'elsewhere', 'whichCity', 'why', 'next']), lines)),
);
const asked = readCompanion(
  'asked',
  both(
    z.object({
      begin: lines,
      openers: z.object({ lead: lines, reason: lines, next: lines }),
      whatInterest: lines,
      unknown: lines,
    }),
  ),
);

const OPENER =
  /\b(?:openers?|opening lines?|first (?:messages?|texts?)|pick ?up lines?|ice ?breakers?|first line|(?:write|say|send) to (?:begin|start))\b/;
const LIKING = /\b(?:likes?|loves?|into|enjoys?|dey like|profile (?:says|shows|has))\b/;
/** Whether a page of the guide is about it. */
export const hasTopic = (text: string): boolean => topics.some(([, { signs }]) => signs.test(plainWords(text)));

/** In these somebody says whom they like, not what the other one likes. */
const troubles = ['tribe', 'family', 'ex', 'distance'];
const isTrouble = (said: string): boolean =>
  topics.some(([topic, { signs }]) => troubles.includes(topic) && signs.test(said));

/** Whoever names what the other one likes wants an opener for it. */
const wantsOpener = (said: string): boolean =>
  OPENER.test(said) || (LIKING.test(said) && interestsIn(said).length > 0 && !isTrouble(said));

type Asked = {
  /** Plain words. */
  said: string;
  advice: Advice;
  isPidgin: boolean;
  /** Earlier replies, so that none returns soon. */
  before: readonly string[];
  random: Pick<Random, 'next'>;
};

type Language = 'english' | 'pidgin';
const languageOf = ({ isPidgin }: Asked): Language => (isPidgin ? 'pidgin' : 'english');
const sumOf = (naira: number): string => `₦${grouped(naira)}`;
const fill = (line: string, values: Record<string, string>): string =>
  line.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

export type AdviceIntent = 'places' | 'opener' | 'advice';

/** What a question is about. Dangers come first. */
export function adviceIntent(text: string, { found }: Advice): AdviceIntent {
  const said = plainWords(text);
  if (topics.some(([topic, { signs }]) => dangers.includes(topic) && signs.test(said))) return 'advice';
  if (found !== null) return 'places';
  return wantsOpener(said) ? 'opener' : 'advice';
}

export function adviceReply(question: Omit<Asked, 'said'> & { text: string }): string {
  const given: Asked = { ...question, said: plainWords(question.text) };
  const any = (list: readonly string[]) => fresh(list, given.before, given.random);
  const texts = asked[languageOf(given)];
  const body =
    topicAnswer(given, (topic) => dangers.includes(topic)) ??
    openerAnswer(given) ??
    placesAnswer(given) ??
    topicAnswer(given, (topic) => !dangers.includes(topic)) ??
    any(texts.unknown);
  return given.advice.isAsked ? body : `${any(texts.begin)} ${body}`;
}

function topicAnswer(given: Asked, isWanted: (topic: string) => boolean): string | null {
  const found = topics.find(([topic, { signs }]) => isWanted(topic) && signs.test(given.said));
  if (!found) return null;
  const entries = found[1][languageOf(given)];
  const written = ({ answer, reason, next }: Entry) => `${answer} ${reason}\n\n${next}`;
  return fresh(entries.map(written), given.before, given.random);
}

/** Names of two interests at most, as they were typed. */
function interestsIn(said: string): { word: string; english: string[]; pidgin: string[] }[] {
  const found = Object.values(openers.interests).flatMap(({ signs, ...texts }) => {
    const match = signs.exec(said);
    return match ? [{ at: match.index, word: match[0], ...texts }] : [];
  });
  return found.sort((one, other) => one.at - other.at).slice(0, 2);
}

function openerAnswer(given: Asked): string | null {
  if (given.advice.found !== null || !wantsOpener(given.said)) return null;
  const any = (list: readonly string[]) => fresh(list, given.before, given.random);
  const texts = asked[languageOf(given)];
  const [first, second] = interestsIn(given.said);
  if (first === undefined) return any(texts.whatInterest);
  const line =
    second === undefined
      ? any(first[languageOf(given)])
      : fill(any(openers.pairs[languageOf(given)]), { a: first.word, b: second.word });
  const { lead, reason, next } = texts.openers;
  return `${any(lead)} “${line}” ${any(reason)}\n\n${any(next)}`;
}

function placesAnswer(given: Asked): string | null {
  const { found } = given.advice;
  if (found === null) return null;
  const texts = placeTexts[languageOf(given)];
  const say = (kind: keyof typeof texts, values: Record<string, string> = {}): string =>
    fill(fresh(texts[kind], given.before, given.random), values);
  const { outing, least } = found;
  const town = outing.city ?? outing.elsewhere?.nearest;
  if (!town) return say('whichCity');
  const city = cities[town].name;
  const elsewhere = outing.elsewhere && say('elsewhere', { town: outing.elsewhere.town, city });
  const sum = outing.naira === null ? '' : sumOf(outing.naira);
  const chosen = notNamedYet(found, given.before);
  const [best] = chosen;
  if (!best && outing.naira === null) return say('whichCity');
  if (!best) {
    const none = say('none', { city, sum, least: least === null ? '' : sumOf(least) });
    return [elsewhere, none].filter(Boolean).join(' ');
  }
  const kind = outing.naira === null ? 'intro' : found.fit === 'from' ? 'from' : 'introWithSum';
  const cards = chosen.map(({ name, area, cost, bestTime }) => `• ${name}, ${area}: ${cost}. ${bestTime}.`);
  return [
    [elsewhere, say(kind, { city, sum, name: best.name })].filter(Boolean).join(' '),
    cards.join('\n'),
    say('why', { tip: best.tip ?? '' }).trim(),
    say('next', { name: best.name }),
  ].join('\n\n');
}

/** The best places that no earlier reply named, then the others. */
function notNamedYet({ places }: FoundPlaces, before: readonly string[]) {
  const isNamed = ({ name }: { name: string }) => before.some((reply) => reply.includes(name));
  return [...places.filter((place) => !isNamed(place)), ...places.filter(isNamed)].slice(0, PLACES);
}
