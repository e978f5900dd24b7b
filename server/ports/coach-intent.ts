/** What a question to the coach is about. It compares words and understands nothing. */
import { z } from 'zod';
import { plainWords } from '#rules/asking.ts';
import { asksForPlace, impliesPlace, type Outing } from '#rules/outings.ts';
import type { Advice } from './coach.ts';
import { pattern } from './coach-choice.ts';
import { interestsIn, isDanger, pageAbout } from './coach-guide.ts';
import { readCompanion } from './coach-library.ts';

/** `opener`: somebody wants words to send. `openerHint`: so it may be, where no page is about it. `opinion`: somebody asks what to think or do. `ownProfile`: the words are for no message. */
const signs = readCompanion(
  'intents',
  z.record(z.enum(['opener', 'openerHint', 'request', 'wording', 'opinion', 'ownProfile']), pattern),
);
const THEY =
  '(?:she|he|e|im|they|who|that|wey|babe|girl|guy|lady|man|woman|person|someone|somebody|match|both|sister|brother)(?: (?:also|really|too|dey))?';
const LIKING = new RegExp(
  `\\b(?:(?<!\\b(?:no|get|my) )likes|loves|enjoys|into|dey (?:like|love)|${THEY} (?:like|love|enjoy)(?! (?:me|us|you|am|her|him)\\b)|profile (?:says|shows|has))\\b`,
);

/** In these somebody says whom they like, not what the other one likes. */
const troubles = ['tribe', 'family', 'ex', 'distance'];
/** These name occasions and ways of life, beside which anything may be asked. */
const occasions = ['startChat', 'gifts', 'work', 'faith', 'slowReply', 'afterDate'];

const hasPage = (said: string, isWanted: (topic: string) => boolean): boolean =>
  pageAbout(said, isWanted) !== undefined;

/** Whoever names what the other one likes wants an opener for it. */
export function wantsOpener(said: string): boolean {
  if (signs.ownProfile.test(said)) return false;
  if (signs.opener.test(said)) return true;
  if (LIKING.test(said) && interestsIn(said).length > 0 && !hasPage(said, (topic) => troubles.includes(topic)))
    return true;
  if (signs.opinion.test(said) || hasPage(said, (topic) => !occasions.includes(topic))) return false;
  if (signs.openerHint.test(said)) return true;
  return signs.request.test(said) && signs.wording.test(said) && !hasPage(said, (topic) => topic === 'slowReply');
}

/** `isAsked`: nothing is practised here, so a place may also be meant that nobody asks for in words. */
export function isAboutPlaces(text: string, outing: Outing, isAsked: boolean): boolean {
  if (asksForPlace(text)) return true;
  if (!isAsked || !impliesPlace(text, outing)) return false;
  const said = plainWords(text);
  return !(signs.opinion.test(said) || signs.opener.test(said) || hasPage(said, (topic) => !occasions.includes(topic)));
}

export type AdviceIntent = 'places' | 'opener' | 'advice';

/** Dangers come first. */
export function adviceIntent(text: string, { found }: Advice): AdviceIntent {
  const said = plainWords(text);
  if (hasPage(said, isDanger)) return 'advice';
  if (found !== null) return 'places';
  return wantsOpener(said) ? 'opener' : 'advice';
}
