/** Whether somebody who practises asks the coach instead of talking to the match that the coach plays. */
import { folded } from './folding.ts';

const any = (...parts: string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})\\b`);

/** Said to the coach out of politeness; no word to a match. */
const POLITE =
  /\b(?:can|could|will|would) (?:you|u) (?:please |pls |kindly )?(?=(?:give|suggest|recommend|advise|help|show|tell) )/g;

const ASKING = any(
  'what (?:should|can|do|must|would) i (?:say|write|do|send|talk|wear|text|reply|answer|tell|ask|bring|buy|cook|pick|choose|order|put)',
  'how (?:should|can|could|do|would) i',
  'how long should i',
  '(?:where|which place|when) (?:should|can|could|do|would|may|might) (?:i|we)',
  '(?:good|nice|cheap|safe|quiet|romantic|fine|affordable|best) (?:\\w+ )?(?:places?|spots?|restaurants?|cafes?|beach(?:es)?|parks?|lounges?)',
  '(?:a|any|some) (?:place|places|spot|spots|restaurant|cafe) (?:\\w+ ){0,3}(?:in|for|around|near)',
  'should i',
  'is it (?:\\w+ )?(?:ok|okay|safe|right|wrong|rude|early|fine|good|bad|normal|weird)',
  'give me (?:a|an|some|one|another|any|advice|ideas?|tips?|openers?)',
  '(?:any|some|need|want|your) (?:advice|ideas?|tips?|suggestions?)',
  '(?:an?|any|some|good) (?:openers?|opening lines?|first messages?|pick ?up lines?|ice ?breakers?) (?:for|about|to)',
  '(?:advise|help) me (?:to |on |with )?(?:write|say|reply|answer|choose|pick|plan|start|with|on|about)?',
  'suggest (?:a|an|some|any|me)',
  'recommend (?:a|an|some|any|me)',
  'wetin (?:i|make i|i go|i fit|i suppose|i for) (?:go |fit |suppose )?(?:talk|do|tell|yarn|write|send|wear|carry|ask|reply|answer|use|say)',
  'wetin make i',
  'how (?:i go|i fit|i for|make i)',
  '(?:where|which place|wia|which side) (?:i|we) (?:fit|go|for)',
  'make i (?:carry|reply|tell|ask|text|call|go|send|wait|pay|gree|follow)(?: \\w+){0,8} \\?',
  '(?:e good|e safe|e dey okay|e dey alright) make i',
);

const OTHERS =
  'she|he|they|my match|my date|this (?:girl|guy|babe|man|woman|boy|lady)|the (?:girl|guy|babe|man|woman|lady)|the person';

/** What the other one wants or does not do is told to a coach, not to a match. */
const TELLING = any(
  `(?:${OTHERS}|im|e|dem) (?:\\w+ ){0,2}(?:wants?|wan|insists?|asks?|asked|invited?|invites|says?|said|sent|keeps?|kept|refused?|stopped|told|dey ask|dey beg|no gree)(?: \\w+){0,9} (?:house|home|hotel|lodge|room|place|meeting|meet|date|number|whatsapp|money|naira|airtime|cards?|account|nudes?|pictures?|pics?|video|sex|wife|husband|married|reply|replying|talking|chat)`,
  `(?:${OTHERS}|im|e|dem) (?:\\w+ ){0,2}(?:has not|hasnt|did not|didnt|does not|doesnt|never|no dey|no|dont|do not|wont) (?:\\w+ )?(?:reply|replied|replying|answer|answered|text|texted|talk|show)`,
  '(?:left|leaves|leave|leaving) me on (?:read|seen)',
  '(?:ghosted|unmatched|blocked) me',
);

const THIRD = any(
  ...['she', 'he', 'her', 'him', 'his', 'hers', 'them', 'their', 'im', 'dem'],
  ...['this (?:girl|guy|babe|man|woman|lady|boy)', '(?:a|the) (?:girl|guy|babe|lady)', 'my (?:match|date|crush)'],
);
const SECOND = any('you', 'your', 'yours', 'u', 'ur', 'una');

/** As plain words: lower case, single spaces, question marks as words of their own. */
export function plainWords(text: string): string {
  return folded(text)
    .replace(/['’`]/g, '')
    .replace(/\?+/g, ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}

const ASKS = 3;

/**
 * Whoever begins with "Coach" means the coach. Otherwise a form of asking, or a report of what the other one wants, counts 3; a word about a third person 2; a word to "you" takes 2 away. The
 * weights are the product's own design.
 */
export function askingScore(text: string): number {
  const said = plainWords(text).replace(POLITE, '');
  if (/^coach\b/.test(said)) return ASKS;
  const asks = ASKING.test(said) || TELLING.test(said) ? 3 : 0;
  const third = THIRD.test(said) ? 2 : 0;
  return asks + third - (SECOND.test(said) ? 2 : 0);
}

export type Way = 'coach' | 'unsure' | 'practice';

/** `unsure` stays practice, and says how to ask the coach. */
export function wayOf(text: string): Way {
  const score = askingScore(text);
  if (score >= ASKS) return 'coach';
  return score > 0 ? 'unsure' : 'practice';
}
