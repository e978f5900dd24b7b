/** By rules of thumb: questions, length, and habits that tend to end a chat. */
import { z } from 'zod';
import { contactsIn } from '#rules/companion-privacy.ts';
import { limits } from '#rules/limits.ts';
import type { Random } from '#server/base/chance.ts';
import type { DraftFeedback } from './coach.ts';
import { both } from './coach-guide.ts';
import { type Rail, railsIn, type Traits, topics, traits } from './coach-hearing.ts';
import { isSurelyHarmful, soundsHarmful } from './coach-judged.ts';
import { readCompanion } from './coach-library.ts';

const strengthNames = ['asks', 'open', 'topic', 'warm', 'plan', 'sorry', 'length', 'began', 'ready'] as const;
const suggestionNames = [
  ...['young', 'threat', 'money', 'pressure', 'unsafe', 'rude', 'forward', 'number', 'love', 'harmful', 'doubtful'],
  ...['generic', 'shouting', 'short', 'long', 'noQuestion'],
  ...['closed', 'manyQuestions', 'vague', 'looks', 'spelling', 'breaks'],
] as const;
type Strength = (typeof strengthNames)[number];
type Suggestion = (typeof suggestionNames)[number];

const lines = z.array(z.string().min(1)).min(1);
const library = readCompanion(
  'drafts',
  z.object({
    strengths: z.record(z.enum(strengthNames), both(lines)),
    suggestions: z.record(z.enum(suggestionNames), both(lines)),
    /** How a suggestion begins that is about words of the draft. */
    quoted: both(z.string()),
    /** To meet in a public place, with a day and an easy no. */
    invitations: both(lines),
    openers: lines,
    questions: z.record(z.enum([...topics, 'other', 'pidgin']), lines),
  }),
);

/** Of a kind. */
const REMARKS = 3;
const OPEN = /\b(?:what|how|why|which|where|who|tell me|wetin|kini)\b/;
const SMALL_TALK =
  /\bhow (?:are|r|is) (?:you|u|your day|it going)\b|\bhow far\b|\bhow (?:you|body|una) dey\b|\bwetin dey happen\b/;
const FULL: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  wat: 'what',
  luv: 'love',
  wyd: 'what are you doing',
  hru: 'how are you',
};
const SHORTHAND = new RegExp(`\\b(?:${Object.keys(FULL).join('|')})\\b`);
/** They outweigh good wording, the worst first. */
const HARSH = ['young', 'threat', 'money', 'pressure', 'unsafe', 'rude', 'forward', 'number'] as const;
/** Nothing can be made of these. */
const HOPELESS: readonly (Rail | null)[] = ['young', 'threat'];
const HARSH_WARMTH = 2;
const DOUBTFUL_WARMTH = 3;
const BEST = 5;
/** Personal data are taken out of a draft before it comes here. */
const CONTACT = /\[(?:number|handle|link|email)\]/;

type Look = Traits & {
  draft: string;
  harms: readonly (typeof HARSH)[number][];
  isHarsh: boolean;
  isDoubtful: boolean;
  language: 'english' | 'pidgin';
};

const between = (mark: number): number => Math.min(BEST, Math.max(1, mark));
const sum = (...parts: [boolean, number][]): number =>
  parts.reduce((all, [holds, worth]) => all + (holds ? worth : 0), 0);

const isLong = ({ characters }: Look): boolean => characters > 400;
const isShort = ({ words }: Look): boolean => words < 4;
const isWarm = ({ has, rail, generic }: Look): boolean =>
  (rail === null || rail === 'love') && !generic && (has('compliment') || has('thanks') || has('feelings'));
const isOpen = ({ said, asks }: Look): boolean => asks && OPEN.test(said.replace(SMALL_TALK, ''));
const isUnbroken = ({ words, draft }: Look): boolean => words > 30 && !/[.!?\n]\s*\S/.test(draft);
const isSettled = ({ has }: Look): boolean => has('plans') && (has('days') || has('times')) && has('places');
/** Pidgin has its own spelling, so its words do not count as shorthand. */
const isShorthand = ({ has, said }: Look): boolean => !has('pidgin') && SHORTHAND.test(said);

function marks(look: Look): Pick<DraftFeedback, 'warmth' | 'clarity' | 'curiosity'> {
  const { isHarsh, shouts, asks, generic, questions, topic, has, said } = look;
  const warmth =
    3 + sum([isWarm(look), 1], [has('greeting') && !generic, 1], [shouts, -1], [isHarsh, -2], [isShort(look), -1]);
  const clarity =
    4 +
    sum([isLong(look), -1], [look.characters > 900, -1], [isShort(look), -2], [shouts, -1]) +
    sum([isShorthand(look), -1], [isUnbroken(look), -1], [isSettled(look), 1], [questions > 3, -1]);
  const curious = 2 + sum([!SMALL_TALK.test(said), 1], [isOpen(look), 1], [topic !== null, 1], [questions > 3, -1]);
  const most = isHarsh || isSurelyHarmful(look.draft) ? HARSH_WARMTH : look.isDoubtful ? DOUBTFUL_WARMTH : BEST;
  return {
    warmth: between(Math.min(most, warmth)),
    clarity: between(clarity),
    curiosity: asks ? between(curious) : 1,
  };
}

function strengthsOf(look: Look): Strength[] {
  const { asks, topic, has, rail, generic, words } = look;
  if (look.isHarsh || look.isDoubtful) return [];
  const found: [Strength, boolean][] = [
    ['plan', isSettled(look)],
    ['sorry', has('apology') && !isLong(look)],
    ['open', isOpen(look)],
    ['asks', asks && !isOpen(look) && !generic],
    ['warm', isWarm(look)],
    ['topic', topic !== null && rail === null],
    ['length', words >= 8 && !isLong(look) && rail === null],
  ];
  const names = found.filter(([, holds]) => holds).map(([name]) => name);
  return names.length === 0 ? ['began'] : names;
}

function suggestionsOf(look: Look): Suggestion[] {
  const { rail, generic, shouts, asks, questions, has } = look;
  const isOf = look.isHarsh ? [...look.harms] : suggestionNames.filter((name) => name === rail);
  const isSmallTalk = SMALL_TALK.test(look.said);
  // What is harmful is not bettered by a question, and only a meeting by a day.
  if (look.isHarsh) return look.harms.includes('unsafe') && !isSettled(look) ? [...isOf, 'vague'] : isOf;
  const found: [Suggestion, boolean][] = [
    ['generic', generic],
    ['shouting', shouts],
    ['short', isShort(look) && !generic],
    ['long', isLong(look)],
    ['noQuestion', !asks && !has('goodbye') && !isSettled(look) && !isSmallTalk],
    ['closed', (asks || isSmallTalk) && !isOpen(look) && !generic && !isSettled(look)],
    ['manyQuestions', questions > 3],
    ['vague', has('plans') && !isSettled(look)],
    ['looks', has('compliment') && has('looks') && rail === null],
    ['spelling', isShorthand(look)],
    ['breaks', isUnbroken(look)],
  ];
  const names = found.filter(([, holds]) => holds).map(([name]) => name);
  if (!look.isDoubtful) return [...isOf, ...names];
  // What surely sounds like harm is bettered by nothing else.
  if (isSurelyHarmful(look.draft)) return ['harmful'];
  return [...isOf, 'doubtful', ...names.filter((name) => name !== 'noQuestion')];
}

/** Null when nothing changes. */
function rewritten(look: Look, suggestions: readonly Suggestion[], any: (list: readonly string[]) => string) {
  const { draft, rail, generic, shouts, topic, isHarsh, language, words } = look;
  // What remains once the harm is out is a wish to meet.
  if (isHarsh) return look.harms.some((harm) => HOPELESS.includes(harm)) ? null : any(library.invitations[language]);
  if (rail !== null || words === 0) return null;
  if (suggestions.includes('vague') && isShort(look)) return any(library.invitations[language]);
  const isPidgin = language === 'pidgin';
  const question = any(library.questions[isPidgin ? 'pidgin' : (topic ?? 'other')]);
  if (generic || isShort(look)) return isPidgin ? `How far! ${question}` : `${any(library.openers)} ${question}`;
  // What may harm is not handed back with better grammar.
  if (look.isDoubtful) return null;
  let text = draft.replace(/\s+/g, ' ').trim();
  if (shouts) text = text.toLowerCase().replace(/(^|[.!?] )(\p{L})|\bi\b/gu, (found) => found.toUpperCase());
  if (isShorthand(look))
    text = text
      .replace(/\b[a-z]+\b/gi, (word) => FULL[word.toLowerCase()] ?? word)
      .replace(/^./, (first) => first.toUpperCase());
  if (isLong(look)) text = (text.match(/[^.!?]+[.!?]*/g) ?? [text]).slice(0, 3).join('').trim();
  if (suggestions.includes('noQuestion') || (isLong(look) && !text.includes('?'))) {
    text = `${/[.!?…]$/.test(text) || /\p{Extended_Pictographic}$/u.test(text) ? text : `${text}.`} ${question}`;
  }
  return text === draft.trim() || text.length > limits.text.companion.max ? null : text;
}

/** A suggestion about a harm quotes the words that it is about. */
function quoted({ harms, railWords, language }: Look, name: Suggestion, advice: string): string {
  const harm = harms.find((each) => each === name);
  if (harm === undefined) return advice;
  const words = railWords(harm);
  if (words === '') return advice;
  return library.quoted[language].replace(/\{(\w+)\}/g, (_, part) => (part === 'words' ? words : advice));
}

/** A draft goes to another person, so orders and questions to the coach itself do not count in it, and hide no harm. */
function lookAt(draft: string): Look {
  const seen = traits(draft);
  const found = railsIn(seen.said, HARSH);
  const hasContact = CONTACT.test(draft) || contactsIn(draft).length > 0;
  const harms = hasContact && !found.includes('number') ? [...found, 'number' as const] : found;
  const rail = harms[0] ?? railsIn(seen.said, ['love'])[0] ?? null;
  const isDoubtful = harms.length === 0 && soundsHarmful(draft);
  return {
    ...seen,
    rail,
    draft,
    harms,
    isHarsh: harms.length > 0,
    isDoubtful,
    language: seen.has('pidgin') ? 'pidgin' : 'english',
  };
}

export function reviewDraft(draft: string, random: Pick<Random, 'next'>): DraftFeedback {
  const any = (list: readonly string[]): string => list[Math.floor(random.next() * list.length)] ?? '';
  const look = lookAt(draft);
  const { language } = look;
  const suggestions = suggestionsOf(look);
  const strengths = strengthsOf(look);
  const isReady = suggestions.length === 0;
  const praised = isReady ? [...strengths.slice(0, REMARKS - 1), 'ready' as const] : strengths.slice(0, REMARKS);
  return {
    ...marks(look),
    strengths: praised.map((name) => any(library.strengths[name][language])),
    suggestions: suggestions
      .slice(0, REMARKS)
      .map((name) => quoted(look, name, any(library.suggestions[name][language]))),
    rewrite: rewritten(look, suggestions, any),
  };
}
