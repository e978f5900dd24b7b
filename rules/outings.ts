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
