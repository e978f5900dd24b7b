/** It compares words and understands nothing. */
import { z } from 'zod';
import type { CoachPrompt } from './coach.ts';
import { pattern } from './coach-choice.ts';
import { isSurelyHarmful } from './coach-judged.ts';
import { readCompanion } from './coach-library.ts';

/** The most important first. Each has the same answer in every scenario. */
export const rails = [
  'young',
  'threat',
  'ai',
  'love',
  'order',
  'money',
  'unsafe',
  'pressure',
  'number',
  'forward',
  'rude',
] as const;
export const topics = [
  'work',
  'music',
  'food',
  'football',
  'faith',
  'family',
  'travel',
  'fun',
  'home',
  'looking',
] as const;
export const manners = [
  'greeting',
  'question',
  'wellbeing',
  'compliment',
  'short',
  'long',
  'plan',
  'planClear',
  'apology',
  'goodbye',
  'statement',
  'laugh',
  'feelings',
  'thanks',
] as const;
const signNames = [
  ...[
    'apology',
    'goodbye',
    'greeting',
    'compliment',
    'looks',
    'laugh',
    'feelings',
    'thanks',
    'days',
    'times',
    'places',
  ],
  ...['plans', 'pidgin', 'pidginHints', 'yoruba', 'hausa', 'igbo', 'asking', 'wellbeing'],
] as const;
const languages = { yoruba: 'Ẹ káàbọ̀!', hausa: 'Sannu!', igbo: 'Ndewo!' } as const;

export type Rail = (typeof rails)[number];
export type Topic = (typeof topics)[number];
type Manner = (typeof manners)[number];
export type Kind = Rail | Topic | Manner;
export const tipKinds = [...rails, ...topics, ...manners, 'generic', 'shouting', 'looks', 'asking'] as const;
type TipKind = (typeof tipKinds)[number];

/** `greeting`: in the language of the person's own greeting. */
export type Heard = { kind: Kind; pidgin: boolean; greeting: string | null; tip: TipKind };

const LONG = 500;
const SHORT_WORDS = 2;
const GREETING_WORDS = 8;

const signs = readCompanion(
  'words',
  z.object({
    rails: z.record(z.enum(rails), pattern),
    topics: z.record(z.enum(topics), pattern),
    signs: z.record(z.enum(signNames), pattern),
  }),
);

/** It would suit any receiver, such as "Hello dear, how are you doing?". */
const GENERIC =
  /^(?:hi+|hey+|hello+|good (?:morning|afternoon|evening)) ?(?:my )?(?:dear|beautiful|pretty|sweetie|baby|babe|love|sexy|handsome|angel|there|fine girl|fine boy|gorgeous)? ?(?:(?:how (?:are|r) (?:you|u)(?: doing| today)?)|how far|whats up)? ?\??$/;

/** A long run of letters and figures may be an encoded order. The addresses of pages have no such parts. */
const CODED = /[A-Za-z0-9+/=_-]{32,}/;

/** They look Latin; words written with them are still recognised. */
const LOOKALIKES = new Map(
  [...'аеорсхуіѕјкмнтвαεορικντυɡƙɗɓ'].map((letter, at) => [letter, 'aeopcxyisjkmhtbaeopikvtugkdb'[at]]),
);

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, '')
    .replace(/\p{L}/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}

/** Long enough for capitals to be intended. */
function shouts(raw: string): boolean {
  const letters = raw.replace(/[^\p{L}]/gu, '');
  return letters.length >= 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** One sign that no other language has is enough. Otherwise two words: one alone may be English, Hausa or a name. */
function isPidgin(said: string): boolean {
  if (signs.signs.pidgin.test(said)) return true;
  return new Set(said.match(new RegExp(signs.signs.pidginHints, 'g'))).size > 1;
}

/** Several can stand in a row without a question mark. */
const QUESTION = /\b(?:what|where|how|who|which|when|why) (?:do|does|did|are|is|old|many|you)\b/g;

/** Those of which there is a sign in plain words, in the order given. */
export const railsIn = <T extends Rail>(said: string, among: readonly T[]): T[] =>
  among.filter((name) => signs.rails[name].test(said));

export function traits(raw: string) {
  const said = folded(raw);
  const pidgin = isPidgin(said);
  const has = (name: (typeof signNames)[number]): boolean =>
    name === 'pidgin' ? pidgin : signs.signs[name].test(said);
  return {
    said,
    has,
    words: said === '' ? 0 : said.split(' ').length,
    characters: raw.length,
    questions: Math.max((raw.match(/\?+/g) ?? []).length, (said.match(QUESTION) ?? []).length),
    asks: raw.includes('?') || has('asking'),
    generic: GENERIC.test(said),
    shouts: shouts(raw),
    rail: railsIn(said, rails)[0] ?? (CODED.test(raw) ? 'order' : null),
    /** The words that are a sign of the rail, as they were understood. */
    railWords: (rail: Rail): string => signs.rails[rail].exec(said)?.[0] ?? '',
    topic: topics.find((name) => signs.topics[name].test(said)) ?? null,
  };
}

export type Traits = ReturnType<typeof traits>;

function mannerOf({ has, characters, words, asks, topic }: Traits): Manner | Topic {
  if (characters > LONG) return 'long';
  if (has('apology')) return 'apology';
  if (has('goodbye')) return 'goodbye';
  const isWhen = has('days') || has('times');
  if (has('plans')) return isWhen && has('places') ? 'planClear' : 'plan';
  if (has('days') && has('times') && has('places')) return 'planClear';
  if (has('compliment')) return 'compliment';
  if (has('wellbeing') && words <= GREETING_WORDS && !has('pidgin')) return 'wellbeing';
  if (has('greeting') && words <= GREETING_WORDS) return 'greeting';
  if (has('thanks')) return 'thanks';
  if (has('feelings')) return 'feelings';
  if (topic !== null) return topic;
  if (has('laugh')) return 'laugh';
  if (has('wellbeing')) return 'wellbeing';
  if (asks) return 'question';
  return words <= SHORT_WORDS ? 'short' : 'statement';
}

function tipOf(kind: Kind, { has, shouts, generic, rail, topic, asks }: Traits): TipKind {
  if (rail !== null) return rail;
  if (kind === 'rude') return kind;
  if (shouts) return 'shouting';
  if (generic) return 'generic';
  if (kind === 'compliment' && has('looks')) return 'looks';
  return kind === topic && !asks ? 'statement' : kind;
}

/** Whoever wrote Pidgin twice in the last three turns goes on in it, also with words that every language has. */
const LAST_TURNS = 3;
const PIDGIN_TURNS = 2;

export function hear({ messages }: Pick<CoachPrompt, 'messages'>): Heard {
  const written = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const heard = traits(written.at(-1) ?? '');
  // A line that sounds like those that people judged to be harmful is no small talk.
  const kind = heard.rail ?? (isSurelyHarmful(written.at(-1) ?? '') ? 'rude' : mannerOf(heard));
  const greeted = (['yoruba', 'hausa', 'igbo'] as const).find((language) => heard.has(language));
  const before = written.slice(0, -1).slice(-LAST_TURNS);
  const goesOn = before.filter((text) => isPidgin(folded(text))).length >= PIDGIN_TURNS;
  return {
    kind,
    pidgin: heard.has('pidgin') || goesOn,
    greeting: greeted === undefined ? null : languages[greeted],
    tip: tipOf(kind, heard),
  };
}
