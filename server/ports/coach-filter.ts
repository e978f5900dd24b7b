/** What of a model's reply may be shown. No prompt alone keeps a model from addresses, or from places that do not exist. */
import { plainWords } from '#rules/asking.ts';
import { apps, asRead, contactsIn } from '#rules/companion-privacy.ts';
import { cities } from '#rules/date-ideas.ts';
import type { Advice } from './coach.ts';
import { textsOfPassages, textsOfPlaces, toolNames } from './coach-rows.ts';

/** Longer than any reply that was asked for: whoever writes on is cut off. */
export const MOST_LETTERS = 4_000;

export type ReplyFilter = {
  /** What may be shown now. */
  push(piece: string): string;
  rest(): string;
};

/** Letters before what is new in which an address may have begun. */
const BEFORE = 100;
/** “Oh” begins too many replies; what follows it is enough. */
const digitWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'double', 'triple'],
];
const beginnings = digitWords.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
/** Each turn takes one sign or one word, so that nothing is tried twice. */
const FIGURES = `(?:[+(]*(?:\\d|\\b(?:${digitWords.join('|')})\\b)(?:[\\d().+,\\s\u200d–/-]|\\b(?:${digitWords.join('|')})\\b)*)?(?:\\b(?:${beginnings.join('|')}))?`;
const APP = `\\b(?:${apps})\\b`;
/** May go on to be an address: a word with such a sign in it, the words after an app's name, a row of figures, also as words, or what an unseen joiner may join. */
const OPEN_END = new RegExp(`(?:${APP}(?:\\s+\\S*){0,3}|\\S*[@.:/=]\\S*|${FIGURES}|\\S\u200d)$`, 'i');

/** Leaves out addresses, numbers and accounts, and holds back what may become one. */
export function createContactFilter(): ReplyFilter {
  let whole = '';
  let shown = 0;

  function until(end: number): string {
    const from = Math.max(0, shown - BEFORE);
    const found = contactsIn(whole.slice(from)).map(([start, stop]) => [from + start, from + stop] as const);
    let text = '';
    for (let at = shown; at < end; at += 1) {
      if (!found.some(([start, stop]) => at >= start && at < stop)) text += whole[at];
    }
    shown = Math.max(shown, end);
    return text;
  }

  return {
    push(piece) {
      whole = asRead(whole + piece);
      const from = Math.max(0, shown - BEFORE);
      return until(from + (OPEN_END.exec(whole.slice(from))?.index ?? 0));
    },
    rest: () => until(whole.length),
  };
}

const PLACE_NOUN =
  '(?:Restaurant|Lounge|Bar|Grill|Cafe|Café|Bistro|Kitchen|Hotel|Resort|Beach|Park|Gardens?|Museum|Gallery|Mall|Cinemas?|Club|Spa|Arena|Centre|Center|Plaza|Bukka|Rooftop|Terrace)';
const NAME = "[A-Z][\\p{L}’'&-]+";
/** A name that ends as places do; and, where places were asked for, whatever one is sent to or a list names. */
const PLACE = new RegExp(`${NAME}(?: (?:${NAME}|of|by|the|and|&)){0,4} ${PLACE_NOUN}\\b`, 'gu');
const SENT_TO = new RegExp(
  `\\b(?:[Aa]t|[Tt]o|[Tt]ry|[Vv]isit|[Ii]n|[Nn]ear|[Cc]hoose|[Ll]ove|[Ll]ike|called|recommend|suggest|go|for|[Rr]each|[Ee]njoy|[Cc]onsider|[Bb]ook) (?:the )?(${NAME}(?: (?:${NAME}|of|by|and|&)){0,4})`,
  'gu',
);
/** Of two words or more, or with a comma or a colon behind it: “Tell a friend” is no place. */
const LISTED = new RegExp(
  `(?:•|\\*|-|\\d[.)]) (?:the )?(${NAME}(?: (?:of|by|and|&))?(?: ${NAME}){1,4}|${NAME}(?=[,:]|\\s*(?:$|\\n|[–(-])))`,
  'gu',
);
/** What a sentence is about, when it is of two words or more. */
const SUBJECT = new RegExp(
  `(?:^|\\s)(${NAME}(?: (?:${NAME}|of|by|and|&)){0,3} ${NAME}) (?:in|is|has|costs|opens)\\b`,
  'gu',
);
/** Nigeria and its people, its cities, days and feasts are no places to go to. */
const COMMON =
  /^(?:nigerians?|nigeria|naija|lagosians?|africans?|igbo|yoruba|hausa|christians?|muslims?|christmas|easter|sallah|ramadan|zobo|soul|god|uber|bolt|the|a|an|you|your|her|him|them|it|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|valentine\w*)$/;

/** A sentence may begin with such a word and go on with a name. */
const BEGINNING = /^(?:Try|Visit|Choose|Consider|Book|Enjoy|Meet|See|Love|Pick|Take|At|In|For|Then|And|Or|Maybe|The) /;

function namesIn(sentence: string, isForPlaces: boolean): string[] {
  const sent = isForPlaces
    ? [SENT_TO, LISTED, SUBJECT].flatMap((form) => [...sentence.matchAll(form)]).map(([, name = '']) => name)
    : [];
  return [...(sentence.match(PLACE) ?? []).map((name) => name.replace(BEGINNING, '')), ...sent];
}

/** What a reply may repeat. `isForPlaces`: whatever it names is taken for a place. */
export type Known = { texts: readonly string[]; isForPlaces: boolean };

export function knownTo({ found, passages = [] }: Advice, question: string): Known {
  const texts = [...textsOfPlaces(found?.places ?? []), ...textsOfPassages(passages), question];
  return { texts, isForPlaces: found !== null };
}

/** Whether a sentence names a place that is not known. */
export function inventsPlace(sentence: string, { texts, isForPlaces }: Known): boolean {
  const known = plainWords([...Object.values(cities).map(({ name }) => name), ...texts].join(' . '));
  return namesIn(sentence, isForPlaces).some((name) => {
    const said = plainWords(name);
    return !known.includes(said) && !said.split(' ').every((word) => COMMON.test(word) || known.includes(word));
  });
}

/** A stop inside a word or a sum ends nothing, and neither does the one after a list's number. No sign fits two of its ways: no backtracking. */
const SENTENCE =
  /(?:[^.!?\n]|[.!?](?!["”’)]*(?:\s|$))|(?<=(?:^|\n|[.!?:]["”’)]*\s)\s{0,3}\d{1,2})\.(?=\s))*(?:(?:(?<!(?:^|\n|[.!?:]["”’)]*\s)\s{0,3}\d{1,2})\.|[!?])[.!?]*["”’)]*(?=\s|$)|\n)\s*/g;

/** Models without tools write such a call as text. */
const CALL = new RegExp(toolNames.join('|'));

/** It learns what was looked up for the reply. */
export type AdviceFilter = ReplyFilter & { learn(more: Known): void };

/** Whole sentences of advice, without those that hold an address, a place that is not known, or a tool. */
export function createAdviceFilter(known: Known): AdviceFilter {
  let { texts, isForPlaces } = known;
  let held = '';
  const isAllowed = (sentence: string): boolean =>
    contactsIn(sentence).length === 0 && !inventsPlace(sentence, { texts, isForPlaces }) && !CALL.test(sentence);
  const allowed = (sentence: string): string => (isAllowed(sentence) ? sentence : '');

  return {
    push(piece) {
      held = asRead(held + piece);
      // The last one may go on: “10.” before “000”.
      const whole = [...held.matchAll(SENTENCE)].map(([sentence]) => sentence).filter((each) => /\s$/.test(each));
      held = held.slice(whole.join('').length);
      return whole.map(allowed).join('');
    },
    rest() {
      const last = allowed(held);
      held = '';
      return last;
    },
    learn(more) {
      texts = [...texts, ...more.texts];
      isForPlaces ||= more.isForPlaces;
    },
  };
}
