/** Answers of the written coach to a question: the answer, the reason, at most three places of the guide, one next step. */
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { cities } from '#rules/date-ideas.ts';
import { grouped } from '#rules/numbers.ts';
import type { Random } from '#server/base/chance.ts';
import type { Advice, FoundPlaces } from './coach.ts';
import { fresh } from './coach-choice.ts';
import {
  both,
  type Entry,
  interestsIn,
  isDanger,
  lines,
  openers,
  type Page,
  pageAbout,
  pageNamed,
} from './coach-guide.ts';
import { type AdviceIntent, adviceIntent, touchesDanger } from './coach-intent.ts';
import { soundsRisky } from './coach-judged.ts';
import { readCompanion } from './coach-library.ts';
import { topicOf } from './coach-topics.ts';

const PLACES = 3;
/** What is asked for is to be written. */
const WORDING = /\b(?:messag|text|line|opener|say|writ|repl|chat|greet|start|begin|dm|answer|yarn)\w*\b/;
/** A page that helps whoever has nothing to begin with. */
const FIRST_MESSAGE = 'first message';
/** What is tried in place of a question. */
export const refusals = ['young', 'ai', 'order'] as const;

const placeTexts = readCompanion(
  'places',
  both(
    z.record(
      z.enum(['intro', 'introWithSum', 'from', 'none', 'elsewhere', 'whichCity', 'cityOnly', 'why', 'next']),
      lines,
    ),
  ),
);
const asked = readCompanion(
  'asked',
  both(
    z.object({
      begin: lines,
      openers: z.object({ lead: lines, reason: lines, next: lines }),
      unknown: lines,
      careful: lines,
      read: lines,
      refused: z.record(z.enum(refusals), lines),
    }),
  ),
);

type Asked = {
  /** Plain words. */
  said: string;
  advice: Advice;
  refused?: (typeof refusals)[number] | undefined;
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

export function adviceReply(question: Omit<Asked, 'said'> & { text: string }): string {
  const given = { ...question, said: plainWords(question.text) };
  const any = (list: readonly string[]) => fresh(list, given.before, given.random);
  const texts = asked[languageOf(given)];
  if (given.refused !== undefined) return any(texts.refused[given.refused]);
  const body = answerOf(given, adviceIntent(question.text, question.advice)) ?? any(texts.unknown);
  return given.advice.isAsked ? body : `${any(texts.begin)} ${body}`;
}

function answerOf(given: Asked & { text: string }, intent: AdviceIntent): string | null {
  const { unknown, careful } = asked[languageOf(given)];
  const any = (list: readonly string[]) => fresh(list, given.before, given.random);
  const carefully = (answer: string | null, isNeeded: boolean): string | null =>
    answer !== null && isNeeded ? `${answer}\n\n${any(careful)}` : answer;
  if (intent === 'places') return carefully(placesAnswer(given), touchesDanger(given.text));
  if (intent === 'opener') return carefully(openerAnswer(given), touchesDanger(given.text));
  const { page, isDangerous } = pageFor(given);
  const answer = page === undefined ? any(unknown) : pageAnswer(given, page);
  return carefully(answer, !isDangerous && soundsRisky(given.text));
}

/** Words that find an article to read about what was asked; null where no page has any. */
export const readingFor = (text: string): string | null =>
  adviceIntent(text, { found: null }) === 'advice'
    ? (pageFor({ said: plainWords(text), text }).page?.read ?? null)
    : null;

/** A danger that is named comes first, then what a question surely resembles and is no danger, then what its words say, then what it resembles. */
function pageFor({ said, text }: { said: string; text: string }): { page: Page | undefined; isDangerous: boolean } {
  const danger = pageAbout(said, isDanger);
  if (danger !== undefined) return { page: danger, isDangerous: true };
  const heard = topicOf(text);
  const learned = heard === null ? undefined : pageNamed(heard.topic);
  const isDangerous = heard !== null && isDanger(heard.topic);
  if (heard?.isSure && !isDangerous) return { page: learned, isDangerous };
  const page = pageAbout(said, (topic) => !isDanger(topic));
  return page === undefined ? { page: learned, isDangerous } : { page, isDangerous: false };
}

function topicAnswer(given: Asked, isWanted: (topic: string) => boolean): string | null {
  const page = pageAbout(given.said, isWanted);
  return page === undefined ? null : pageAnswer(given, page);
}

function pageAnswer(given: Asked, page: Page): string {
  const entries = page[languageOf(given)];
  const [article] = page.read === undefined ? [] : (given.advice.passages ?? []);
  const card =
    article && `• ${fill(fresh(asked[languageOf(given)].read, given.before, given.random), { title: article.title })}`;
  const written = ({ answer, reason, next }: Entry) => [`${answer} ${reason}`, card, next].filter(Boolean).join('\n\n');
  return fresh(entries.map(written), given.before, given.random);
}

function openerAnswer(given: Asked): string | null {
  const any = (list: readonly string[]) => fresh(list, given.before, given.random);
  const texts = asked[languageOf(given)];
  const [first, second] = interestsIn(given.said);
  // Without an interest to write about, what a page says of beginning helps more.
  if (first === undefined)
    return (
      topicAnswer(given, (topic) => !isDanger(topic)) ??
      (WORDING.test(given.said) ? topicAnswer({ ...given, said: FIRST_MESSAGE }, () => true) : null)
    );
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
  const sum = outing.naira === null ? '' : sumOf(outing.naira);
  if (!town) return sum === '' ? say('whichCity') : say('cityOnly', { sum });
  const city = cities[town].name;
  const elsewhere = outing.elsewhere && say('elsewhere', { town: outing.elsewhere.town, city });
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
