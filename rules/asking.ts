/** Whether somebody who practises asks the coach instead of talking to the match that the coach plays. */
import { folded } from './folding.ts';

const any = (...parts: string[]): RegExp => new RegExp(`\\b(?:${parts.join('|')})\\b`);

/** Said to the coach out of politeness; no word to a match. */
const POLITE =
  /\b(?:can|could|will|would) (?:you|u) (?:please |pls |kindly )?(?=(?:give|suggest|recommend|advise|help|show|tell) )/g;

const ASKING = any(
  'what (?:should|can|do|must|would) i (?:say|write|do|send|talk|wear|text|reply|answer|tell|ask|bring|buy|cook|pick|choose|order|put)',
  'how (?:should|can|could|do|would) i',
  '(?:what|which) (?:gift|present|topics?|place|time|day|dress|outfit|photos?|pictures?|questions?) (?:should|can|could|do|would|is|are|dey|good|go)',
  '(?:the )?(?:best|right|good) (?:thing|way|time|place|day) (?:to|for)',
  'who (?:should|go|will|suppose|must)? ?(?:pays?|paying|foot)',
  'how many (?:days|hours|weeks|times|dates)',
  '(?:i|we) need (?:an?|some|one) (?:opener|advice|idea|tip|place|spot|line)s?',
  'how long should i',
  '(?:where|which place|when) (?:should|can|could|do|would|may|might) (?:i|we)(?! (?:meet|see|find) (?:on|at|this|tomorrow|again))',
  '(?<!\\b(?:teach|taught|know|learn|learnt|learned|show|showed|knows|sabi)(?: (?:me|us|am|her|him))? )how to (?:\\w+)',
  'how (?:person|one|somebody) (?:go|fit|can|should)',
  'what (?:should|can|could|does) (?:one|someone|somebody|a person|people) (?:say|do|write)',
  'i (?:dont|do not|no) (?:know|sabi) (?:what|how|if|whether|wetin)(?! to (?:say|talk) again)',
  '(?:does|would|will) it (?:matter|help|work)',
  '(?:is|was) (?:that|this|it) (?:a )?(?:bad|good|red|normal) (?:sign|idea|flag)',
  'good for (?:a|the|our|my) (?:first|second|third) (?:date|meeting|time)',
  'what if (?:he|she|they|my match)',
  '(?:date|gift|conversation|opener|outing|message) ideas?',
  '(?:tips|ideas|advice|openers?|opening lines?) (?:for|on|about|to)',
  'make i (?:leave|reply|text|call|block|unmatch|follow|forgive|beg|tell|ask|send|wait for) (?:am|him|her|them)',
  'which (?:one|side) (?:fine|good|better|sweet)',
  '(?:want|wan|like) (?:to )?(?:take|carry|surprise|impress) (?:someone|somebody|a girl|a guy|her|him|am|my \\w+)',
  'e (?:good|bad|safe|okay) (?:to|for|if)',
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
  'wetin (?:make i|i go|i fit|i suppose|i for)',
  'na (?:true|good|right|okay|bad) (?:thing )?(?:say|make)',
  'which (?:place|spot|side|restaurant|cafe|beach|park) (?:\\w+ ){0,2}(?:good|dey|fit|sweet|better|cheap)',
  'how (?:i go|i fit|i for|make i)',
  '(?:where|which place|wia|which side) (?:i|we) (?:fit|go|for)',
  'make i (?:carry|reply|tell|ask|text|call|go|send|wait|pay|gree|follow)(?: \\w+){0,8} \\?',
  '(?:e good|e safe|e dey okay|e dey alright) make i',
);

const OTHERS =
  'she|he|they|my match|my date|this (?:girl|guy|babe|man|woman|boy|lady)|the (?:girl|guy|babe|man|woman|lady)|the person';

/** What the other one wants or does not do is told to a coach, not to a match. */
const TELLING = any(
  `(?:${OTHERS}|im|e|dem) (?:\\w+ ){0,2}(?:wants?|wan|insists?|asks?|asked|invited?|invites|says?|said|sent|keeps?|kept|refused?|stopped|told|dey ask|dey beg|no gree)(?: \\w+){0,9} (?:house|home|hotel|lodge|room|place|meeting|meet|date|number|whatsapp|money|naira|airtime|cards?|account|nudes?|pictures?|pics?|video|driver|telegram|sex|wife|husband|married|reply|replying|talking|chat)`,
  `(?:${OTHERS}|im|e|dem) (?:\\w+ ){0,2}(?:has not|hasnt|did not|didnt|does not|doesnt|never|no dey|no|dont|do not|wont) (?:\\w+ )?(?:reply|replied|replying|answer|answered|text|texted|talk|show)`,
  '(?:left|leaves|leave|leaving) me on (?:read|seen)',
  '(?:ghosted|unmatched|blocked) me',
  `(?:${OTHERS}|im|e|dem) (?:dey )?(?:say|tell me|beg me|want|wan) (?:say )?make i`,
  `wey (?:${OTHERS}|im|e|dem) (?:no )?(?:reply|text|call|answer)`,
  '(?:someone|somebody|a guy|a man|a girl|a woman|one guy|one girl) (?:asked|asks|wants|sent|dey ask|keeps)',
  'my (?:parents|family|mama|papa|mother|father|people) (?:\\w+ ){0,2}(?:no gree|no like|refused?|against|approve|accept|dont like|do not like)',
);

/** Subjects of dating. With a third person beside one, somebody tells of a match. */
const DATING = any(
  ...[
    'relationship',
    'chatting',
    'texting',
    'repl(?:y|ies|ied)',
    'one word',
    'dry',
    'gift',
    'present',
    'serious',
    'nervous',
  ],
  ...[
    'number',
    'whatsapp',
    'transport',
    'airtime',
    'money',
    '(?:likes?|loves?|wants?) me',
    '(?:ask|asked|asking) me out',
  ],
  ...['break ?up', 'marry', 'marriage', 'because (?:she|he) is', '(?:my|first|second|next|our|a) date', 'ghost\\w*'],
  ...['(?:meet|meeting|see|seeing) (?:him|her|them|am)', '(?:ask|tell|text|call|invite|send) (?:him|her|them|am)'],
);

/** Nobody calls the one they talk to so. */
const MATCH = any('my (?:match|date|crush)', '(?:babe|girl|guy|boy|person) wey i (?:dey|meet|like|see)');

/** How questions begin. Those to a match hold a "you". */
const QUESTION =
  /^(?:abeg |pls |please |so |and |but |biko )*(?:what|how|which|where|who|when|should|is it|can i|wetin|shey|na who)\b/;
const SUBJECT = any(
  ...[
    'ladies',
    'women',
    'men',
    'guys',
    'girls',
    'the (?:man|woman|guy|girl|lady)',
    'babes?',
    'kiss\\w*',
    'dat(?:e|es|ing)',
  ],
  ...[
    'love',
    'toast\\w*',
    'restaurants?',
    'beach',
    'cafe',
    'hotel',
    'number',
    'valentine',
    'marry',
    'match',
    'profile',
    'bio',
  ],
);

const THIRD = any(
  ...['she', 'he', 'her', 'him', 'his', 'hers', 'them', 'their', 'im', 'dem'],
  ...['this (?:girl|guy|babe|man|woman|lady|boy)', '(?:a|the) (?:girl|guy|babe|lady)', 'my (?:match|date|crush)'],
);
const SECOND = any('you', 'your', 'yours', 'u', 'ur', 'una', 'when i (?:come|reach|arrive|get there)');
/** People of one's own, whom "she" and "he" then mean. */
const OWN = any(
  'my (?:mum|mom|mother|mama|sister|brother|dad|father|papa|boss|oga|friend|uncle|aunty|cousin|colleague|neighbour)',
);

/** As plain words: lower case, single spaces, question marks as words of their own, common shorthand in full. “im” is Pidgin for “him”. */
export function plainWords(text: string): string {
  return folded(text)
    .replace(/\bi['’`]m\b/g, 'i am')
    .replace(/['’`]/g, '')
    .replace(/\bhw\b/g, 'how')
    .replace(/\b(?:wat|wht)\b/g, 'what')
    .replace(/\bshud\b/g, 'should')
    .replace(/\bsom(?:e)?t(?:h)?in\b/g, 'something')
    .replace(/\?+/g, ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
}

const ASKS = 3;

/**
 * Whoever begins with "Coach" means the coach. Otherwise a form of asking, or a report of what the other one wants, counts 3; a word about a third person 2, and
 * 3 beside a subject of dating; a word to "you" takes 2 away. The
 * weights are the product's own design.
 */
export function askingScore(text: string): number {
  const said = plainWords(text).replace(POLITE, '');
  if (/^coach\b/.test(said)) return ASKS;
  const isQuestion = QUESTION.test(said) && SUBJECT.test(said) && !SECOND.test(said);
  const asks = isQuestion || [ASKING, TELLING, MATCH].some((form) => form.test(said)) ? 3 : 0;
  const third = THIRD.test(said) ? (DATING.test(said) && !OWN.test(said) ? 3 : 2) : 0;
  return asks + third - (SECOND.test(said) ? 2 : 0);
}

export type Way = 'coach' | 'unsure' | 'practice';

/** `unsure` stays practice, and says how to ask the coach. */
export function wayOf(text: string): Way {
  const score = askingScore(text);
  if (score >= ASKS) return 'coach';
  return score > 0 ? 'unsure' : 'practice';
}
