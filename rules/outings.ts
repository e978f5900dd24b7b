/** What somebody who asks for a place has said about it. */
import { plainWords } from './asking.ts';
import { type City, cities, type DateIdeaCategory } from './date-ideas.ts';
import { distanceKm, type Position } from './distance.ts';
import { nairaIn } from './naira.ts';

export type Outing = {
  city: City | null;
  /** A town that the guide does not cover, with the nearest city that it does. */
  elsewhere: { town: string; nearest: City } | null;
  /** At most so many naira for the two of them. */
  naira: number | null;
  /** 1 for a first date, to 4. */
  dateNumber: number | null;
  category: DateIdeaCategory | null;
  /** The cheapest first, also where no sum is named. */
  isThrifty: boolean;
};

/** Names that a gazetteer lacks, or has for a village far away. */
const otherNames: Record<City, RegExp> = {
  lagos:
    /\b(?:lagos|lekki|vi|v i|ikate|the island|island|mainland|lag|eko|gidi|lasgidi|festac|magodo|ogudu|berger|ikeja|ajah|yaba|surulere|gbagada|ikoyi|ikorodu|oshodi|isolo)\b/,
  abuja: /\b(?:abuja|abj|fct|wuse|garki|maitama|gwarinpa|central area|jabi|asokoro|kubwa|lugbe|utako)\b/,
  port_harcourt: /\b(?:port ?harcourt|portharcourt|ph|phc|p h|pitakwa|rumuola|trans amadi|rumuokoro|d line|woji)\b/,
  ibadan: /\b(?:ibadan|ib|ui|dugbe|bodija|iwo road|mokola|ring road|akobo|agodi)\b/,
};

const centres: Record<City, Position> = {
  lagos: { latitude: 6.454, longitude: 3.395 },
  abuja: { latitude: 9.058, longitude: 7.495 },
  port_harcourt: { latitude: 4.777, longitude: 7.013 },
  ibadan: { latitude: 7.378, longitude: 3.906 },
};

/** So far from its centre a town belongs to a city. */
const REACH_KM = 35;

const categorySigns: readonly (readonly [DateIdeaCategory, RegExp])[] = [
  ['beach', /\b(?:beach(?:es)?|boat|pool|swim\w*|waterfront)\b/],
  ['getaway', /\b(?:getaway|weekend away|resort|day trip|travel out|out of town)\b/],
  ['culture', /\b(?:museum|galler(?:y|ies)|theatre|theater|culture|cultural|exhibition|art)\b/],
  ['nature', /\b(?:parks?|gardens?|picnic|lake|nature|waterfall|zoo)\b/],
  ['activity', /\b(?:bowling|cinema|films?|movies?|arcade|karting|skating|games|something to do|activit(?:y|ies))\b/],
  ['lounge', /\b(?:lounge|bar|live music|club|rooftop|drinks?)\b/],
  ['cafe', /\b(?:cafes?|coffee|ice cream|pastr(?:y|ies)|shawarma|smoothie)\b/],
  ['restaurant', /\b(?:restaurants?|dinner|lunch|eat|food|buka|amala|chop)\b/],
];

const dateSigns: readonly RegExp[] = [
  /\b(?:first|1st) (?:\w+ )?(?:date|time|meeting|outing)\b/,
  /\b(?:second|2nd) (?:\w+ )?(?:date|time|meeting|outing)\b/,
  /\b(?:third|3rd) (?:\w+ )?(?:date|time|meeting|outing)\b|\bdate (?:no|number) 3\b/,
  /\b(?:fourth|4th|anniversary) ?(?:\w+ )?(?:date|time|meeting|outing)?\b/,
];

const KIND =
  '(?:places?|spots?|side|restaurants?|cafes?|beach(?:es)?|parks?|lounges?|bars?|joints?|venues?|cinemas?|museums?|galler(?:y|ies)|gardens?)';
const PLACE = new RegExp(
  `\\b(?:${[
    'where (?:can|could|should|do|would|may|might|to|we|i)(?! (?:stand|am|was|work|live|stay|come)\\b)(?! go start)',
    'wia',
    'which side',
    '(?:wey|which) (?:place|spot)',
    'what (?:else )?(?:is|dey) (?:there )?to do',
    'is (?:\\w+ ){1,3}(?:good|nice|okay|ok|fine) for (?:a |our |my )?(?:\\w+ )?(?:date|outing)',
    '(?:help me |to )plan something',
    'enough for (?:a )?(?:\\w+ )?(?:date|outing)',
    'if yes where',
    'anywhere (?:on|in|we|to|wey|around|near|for)',
    'which other (?:thing|place|side) dey',
    '(?:place|spot|side|joint) wey (?:cool|fine|sweet|good|make sense|quiet|dey quiet|no go)',
    'what do (?:people|couples|lovers|they) do (?:on|for) dates?',
    'what can (?:\\w+ )?two (?:\\w+ )?(?:people|students|adults|lovers|friends) (?:do|enjoy)',
    '(?:point and kill|bole|nkwobi|asun|suya) (?:spots?|joints?|points?)',
    'spend (?:the |a |our |one )?(?:full |whole )?day (?:with|in|for|at|together)',
    'fit meet where',
    '(?:drop|give|suggest|tell) (?:me |us )?(?:another |[0-9]+ |some )?(?:places|place|spots|venues)',
    'wetin (?:we|couple|couples|una) fit do (?:as|for|apart|in|on)',
    'date wey make sense',
    'which (?:indoor|outdoor) ',
    'where for ',
    'where is (?:the |a )?(?:middle|good|best|nice|quiet|safe)',
    '(?:beta|better|fresh|new|another) ideas? wey (?:we|go)',
    '(?:place|middle|spot|area|side) (?:that |where |wey )?(?:we|i) (?:can|fit) meet',
    '(?:list|name) (?:\\w+ ){0,2}(?:places?|spots?|venues?|joints?)',
    '(?:pick|choose|suggest) (?:the |an? )?(?:venue|place|spot|location)',
    'can i (?:take|carry) (?:\\w+ ){1,3}(?:to|go) (?!(?:meet|see|my|her|his))',
    '(?:brunch|lunch|dinner|breakfast|chill|suya|amala|fish|seafood|music|karaoke|date) (?:spots|places|joints|points?)',
    '(?:something|anything) (?:active|fun|different|new|outdoors?|romantic) (?:for (?:a|our|the|this|my|us|two)|to do|we)',
    'where (?:dem|boys|guys|people|man|girls|couples|lovers|young people) dey',
    'wetin dey happen (?:for|in)',
    'where you go (?:carry|take)',
    '(?:a |any )?date (?:wey|that) (?:no|will|wont|go|does|is|cost)',
    'what can (?:we|two people|people|couples|one|i) do (?:\\w+ ){0,2}in',
    '(?:something|things) (?:we can |to )do',
    '(?:date|outing|indoor|outdoor|fun|weekend|hangout) (?:ideas?|venues?|activit(?:y|ies)|things)',
    '(?<!(?:text|message|line|msg|opener|bio|profile|gift|reply|topic|question|caption) )(?:ideas?|options?|suggestions?) (?:in|for|around|near) (?!(?:a |my |her |his |the )?(?:first |next )?(?:message|text|chat|bio|profile|gift))',
    '(?:anywhere|any side|any place|any one) (?:for|in|wey|around|near)',
    'where (?:two|three|the two|both) of us',
    'where dem dey do',
    '(?:wetin|what) we (?:fit|can|could) (?:do|enjoy|play)',
    'wetin we go do (?:wey|for|inside|in|on)',
    'what (?:else )?(?:is|dey) (?:there )?to do',
    'is (?:\\w+ ){1,3}(?:good|nice|okay|ok|fine) for (?:a |our |my )?(?:\\w+ )?(?:date|outing)',
    '(?:help me |to )plan something',
    'enough for (?:a )?(?:\\w+ )?(?:date|outing)',
    'if yes where',
    'anywhere (?:on|in|we|to|wey|around|near|for)',
    'which other (?:thing|place|side) dey',
    '(?:place|spot|side|joint) wey (?:cool|fine|sweet|good|make sense|quiet|dey quiet|no go)',
    'what do (?:people|couples|lovers|they) do (?:on|for) dates?',
    'what can (?:\\w+ )?two (?:\\w+ )?(?:people|students|adults|lovers|friends) (?:do|enjoy)',
    '(?:point and kill|bole|nkwobi|asun|suya) (?:spots?|joints?|points?)',
    'spend (?:the |a |our |one )?(?:full |whole )?day (?:with|in|for|at|together)',
    'fit meet where',
    '(?:drop|give|suggest|tell) (?:me |us )?(?:another |[0-9]+ |some )?(?:places|place|spots|venues)',
    'wetin (?:we|couple|couples|una) fit do (?:as|for|apart|in|on)',
    'date wey make sense',
    'which (?:indoor|outdoor) ',
    'where for ',
    'where is (?:the |a )?(?:middle|good|best|nice|quiet|safe)',
    '(?:beta|better|fresh|new|another) ideas? wey (?:we|go)',
    '(?:place|middle|spot|area|side) (?:that |where |wey )?(?:we|i) (?:can|fit) meet',
    '(?:list|name) (?:\\w+ ){0,2}(?:places?|spots?|venues?|joints?)',
    '(?:pick|choose|suggest) (?:the |an? )?(?:venue|place|spot|location)',
    'can i (?:take|carry) (?:\\w+ ){1,3}(?:to|go) (?!(?:meet|see|my|her|his))',
    '(?:brunch|lunch|dinner|breakfast|chill|suya|amala|fish|seafood|music|karaoke|date) (?:spots|places|joints|points?)',
    '(?:something|anything) (?:active|fun|different|new|outdoors?|romantic) (?:for (?:a|our|the|this|my|us|two)|to do|we)',
    'where (?:dem|boys|guys|people|man|girls|couples|lovers|young people) dey',
    'wetin dey happen (?:for|in)',
    'where you go (?:carry|take)',
    '(?:a |any )?date (?:wey|that) (?:no|will|wont|go|does|is|cost)',
    'what can (?:we|two people|a couple) (?:do|enjoy|try) (?:\\w+ )?(?:together|on|in|at|for|around|this|after|there)',
    '(?:season|indoor|outdoor|budget|free|cheap|fun|simple|quiet|romantic|evening|daytime) date (?:that|wey|for|in|around)',
    `${KIND} (?:or|abi) (?:\\w+ )?${KIND}`,
    '(?:shey|abi|is there|any) (?:\\w+ )?(?:beach|park|garden|lounge|cafe|cinema|museum|restaurant|joint|spot|place)(?:es|s)? (?:dey|in|for|around|near)',
    '(?:take|carry) (?:\\w+ ){1,6}(?:out|go (?:out|waka|chop|relax|flex)|comot)',

    '(?:places?|spots?|somewhere|anywhere) (?:to|where|wey|for) (?:two|take|carry|go|chill|meet|sit|eat|chop|hang|we|us|person|people)',
    'where (?:person|people|two people|couples) (?:fit|can|go|dey)',
    'where (?:to|we go|make we|make i) (?:take|carry|go|chill|meet|hang|chop|eat)',
    '(?:chill|hangout|date|outing) (?:place|side)s?',
    'wetin (?:we|person|two people) fit do (?:\\w+ ){0,2}(?:for|inside)',
    'where (?:in|around|inside)',
    '(?:nice|romantic|good|fun|cheap|sweet|quiet) (?:\\w+ )?(?:getaway|outing|trip|date night|hang ?out)',
    '(?:suggest|recommend) (?:something|anything|an? (?:activity|outing|venue))',
    '(?:wetin|what) (?:can |could |fit )?(?:two|three|2|3) (?:people|of us|lovers) (?:fit |can |could )?(?:do|be doing|enjoy)',
    'wetin una get',
    '(?:how|where|help me) (?:\\w+ ){0,3}(?:plan|spend) (?:the|a|our|my|this|that) (?:\\w+ )?(?:day|evening|date|weekend|afternoon)',
    'plan the (?:whole )?(?:day|evening|date|weekend)',
    'how (?:\\w+ ){1,4}spend (?:it|the day|our day|that day|the time) (?:in|for|around|at)',
    'arrange (?:me|us)',
    'which (?:small )?enjoyment',
    '(?:date|outing|hang ?out) spots?',
    'choose (?:the |a )?(?:place|spot)',
    `go (?:to )?(?:the |a )?${KIND} (?:for|in|at)`,
    `(?:take|carry|bring) (?:her|him|them|am|this babe|a girl|a guy|my \\w+) to (?:a |an |the |some )?${KIND}`,
    '(?<!from )where (?:we|i) (?:fit|go)(?! start)',
    'date ideas?',
    '(?:show|give|tell) (?:me|us) (?:\\w+ ){0,2}(?:joints?|places?|spots?)',
    's(?:o|u)me?where',
    '(?:take|carry) (?:her|him|them|am|this babe|a girl|a guy|my \\w+) (?:out|go|comot)',
    `(?:which|what|any|recommend|suggest|good|nice|cheap|safe|quiet|romantic|fine|affordable|best) (?:\\w+ ){0,2}${KIND}`,
    `(?:a|some) ${KIND} (?:in|for|around|near)`,
  ].join('|')})\\b`,
);

/** Whether a question is about where to go. */
export function asksForPlace(text: string): boolean {
  return PLACE.test(plainWords(text));
}

const WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:weekend|tonight|tomorrow|evening|afternoon|morning|birthday|valentine|val|anniversary|christmas|easter|sallah|new year|holiday)\b/;
const TOGETHER =
  /\b(?:date|outing|hang ?out|(?:for|of|two|three|both) (?:of )?us|two people|together|with (?:her|him|am|my \w+)|my (?:babe|girl|guy|man|woman|match|date|wife|husband|crush)|(?:babe|woman|lady|girl) wey|a (?:babe|woman|lady|girl|guy|man)|babe|(?:the|this|one) (?:babe|woman|lady|girl|guy|man)|surprise (?:her|him|am)|spoil (?:her|him|am))\b/;
/** So many of place, sum, pastime, company and day make a question for a place; where little is said, fewer. */
const SIGNS = { least: 3, ofShort: 2, shortWords: 8 };
const LEISURE =
  /\b(?:enjoy\w*|fun|romantic|quiet|noise|crowd|free|chill|relax|waka|flex|cruise|outing|explore|learn|watch|see|snap|picnic|eat|chop|feed|hungry|ac|walk|stroll|dance|music|birds|trees|history|view|options|creative|upgrade|plan the|trek\w*|drink\w*|place|indoor|outdoor|nature|hik\w*|paint\w*|pottery|viewing cent(?:re|er)|location|carnival|climb\w*|propose)\b/;
const WEATHER = /\b(?:rain\w*|indoor|outdoor|sun|cold|heat)\b/;

/** What is to be known of an outing, where nothing but questions is written: “Ikeja, 12k for both of us”. */
export function impliesPlace(
  text: string,
  { city, elsewhere, naira, category, dateNumber, isThrifty }: Outing,
): boolean {
  const said = plainWords(text);
  const isWhere = city !== null || elsewhere !== null;
  const isWhich = category !== null || isThrifty || LEISURE.test(said);
  const isWho = dateNumber !== null || TOGETHER.test(said);
  if (isWhere && (naira !== null || category !== null)) return true;
  const isDate = /\bdate\b/.test(said) && (naira !== null || WEATHER.test(said));
  const signs = [isWhere, naira !== null, isWhich, isWho, WHEN.test(said)].filter(Boolean).length;
  const isShort = isWhere && said.split(' ').length <= SIGNS.shortWords;
  return isDate || signs >= (isShort ? SIGNS.ofShort : SIGNS.least);
}

const THRIFT =
  /\b(?:cheap\w*|(?:for|be|is|almost|totally) free|free (?:places?|spots?|dates?|entry|entrance|things?|of charge|ideas?|activit\w+)|affordable|broke|(?:small|low|tight|little|zero|no) budget|budget (?:is |na )?(?:small|low|tight)|(?:no|small|little) money|money (?:no|never) (?:dey|reach|plenty)|(?:not|no) (?:too )?(?:expensive|cost|costly)|salary never|0 naira)\b/;

const PREPOSITION = /\b(?:in|for|around|near|at|to|inside|within|from|dey) ((?:[\p{L}]+ ?){1,3})/gu;

const WHERE_WE_ARE = /\bna ([\p{L}]{4,}) (?:we|i|e|she|he) (?:dey|stay|live)\b/gu;

/** Names of up to three words after a preposition, the longest first. */
function namesIn(said: string): string[] {
  const named = [...said.matchAll(PREPOSITION), ...said.matchAll(WHERE_WE_ARE)];
  return named.flatMap(([, found = '']) => {
    const words = found.trim().split(' ');
    return words.map((_, at) => words.slice(0, words.length - at).join(' '));
  });
}

type FindTown = (name: string) => ({ name: string } & Position) | null;

function nearestTo(town: Position): { city: City; km: number } {
  const byDistance = (Object.keys(cities) as City[])
    .map((city) => ({ city, km: distanceKm(centres[city], town) }))
    .sort((one, other) => one.km - other.km);
  return byDistance[0] as { city: City; km: number };
}

function whereIn(said: string, findTown: FindTown): Pick<Outing, 'city' | 'elsewhere'> {
  const city = (Object.keys(otherNames) as City[]).find((each) => otherNames[each].test(said));
  if (city) return { city, elsewhere: null };
  for (const name of namesIn(said)) {
    const town = findTown(name);
    if (town === null) continue;
    const { city: nearest, km } = nearestTo(town);
    return km <= REACH_KM
      ? { city: nearest, elsewhere: null }
      : { city: null, elsewhere: { town: town.name, nearest } };
  }
  return { city: null, elsewhere: null };
}

export function outingIn(text: string, findTown: FindTown): Outing {
  const said = plainWords(text);
  const date = dateSigns.findIndex((sign) => sign.test(said));
  return {
    ...whereIn(said, findTown),
    naira: nairaIn(text),
    dateNumber: date === -1 ? null : date + 1,
    category: categorySigns.find(([, sign]) => sign.test(said))?.[0] ?? null,
    isThrifty: THRIFT.test(said),
  };
}
