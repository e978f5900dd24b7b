import { folded } from './folding.ts';

/** Invisible characters, with which an address could hide from the patterns. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\u200d(?=[\p{L}\p{N}\s])/gu;

/** A comma with a space stands between figures that are dictated; without one it is in a sum. */
const separator = '(?:,\\s|[\\s().\\-–/]){0,3}';
/** Names of apps before an account. */
export const apps = 'ig|insta|instagram|snap|snapchat|telegram|tiktok|twitter|facebook|fb';
const domainEnd = '(?:com|ng|net|org|io|app|ly|gg|tv|link|bio|xyz|info|site|online|page|shop|biz)';
const spelled = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';

/** Every repetition is bounded, or of characters that cannot follow it: no backtracking. */
const kinds = {
  email: '[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,6}',
  spoken:
    '[\\p{L}\\p{N}._%+-]{1,64}\\s?(?:\\(at\\)|\\[at\\]|\\sat\\s)\\s?(?:gmail|yahoo|hotmail|outlook|icloud)(?:\\s?(?:\\.|\\(?dot\\)?)\\s?com)?',
  link: `(?:https?:\\/\\/|www\\.)[^\\s]+|(?:wa|t|m)\\.me(?:\\/[^\\s]*)?|(?:[a-z0-9-]{1,63}\\.){1,5}[a-z]{2,12}\\/[^\\s]+|(?:[a-z0-9-]{1,63}\\.){1,5}${domainEnd}(?![\\p{L}\\p{N}])(?:\\/[^\\s]*)?`,
  uuid: '[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}',
  account: `(?:${apps})(?:\\s(?:handle|username|name|page|account))?(?:\\s?[:=]\\s?@?|\\s(?:(?:is|na)\\s)?@?(?=[\\p{L}.]{0,29}[\\d_]))[\\p{L}\\p{N}_.]{3,30}`,
  ownAccount: `(?<=\\bmy\\s)(?:${apps})(?:\\s(?:handle|username|name|page|account))?\\s(?:is|na)\\s@?[\\p{L}\\p{N}_.]{3,30}`,
  handle: '@[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.]{0,28}[\\p{L}\\p{N}_])?',
  date: '(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)|\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)\\d\\d(?!\\d)',
  digits: `\\+?\\(?\\d(?:${separator}\\d){6,}`,
  spelledDigits: `${spelled}(?:[\\s,-]{1,3}${spelled}){6,30}`,
  word: '\\p{L}[\\p{L}\\p{M}]*',
} as const;

type Kind = keyof typeof kinds;
const personal = new RegExp(
  (Object.keys(kinds) as Kind[]).map((kind) => `(?<${kind}>${kinds[kind]})`).join('|'),
  'giu',
);

const phones = [
  /^\+\d{8,15}$/,
  /^00\d{8,15}$/,
  /^0[789][01]\d{8}$/,
  /^234\d{8,11}$/,
  /^0[1-9]\d{7}$/,
  /^[789][01]\d{8}$/,
];

/** Years or sums in a row, each behind a comma. */
const SERIES = /^(?:(?:19|20)\d\d|[1-9]\d*000)(?:,\s(?:(?:19|20)\d\d|[1-9]\d*000))+$/;

/** Digits become a phone number by shape or spacing, else an id by length; years and prices stay. */
function instead(digits: string): string {
  if (SERIES.test(digits)) return digits;
  const bare = digits.replace(/[^\d+]/g, '');
  if (phones.some((shape) => shape.test(bare))) return '[number]';
  if (bare.length < 10) return digits;
  return bare === digits ? '[id]' : '[number]';
}

function partsOf(names: readonly string[]): Set<string> {
  const parts = names.flatMap((name) => name.normalize('NFKC').match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(folded);
  return new Set(parts.filter((part) => part.length >= 3));
}

/** As it reads: wide letters made plain, and without invisible ones. */
export const asRead = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '');

/** Where addresses, numbers and accounts stand in a text, as [from, to). */
export function contactsIn(text: string): [from: number, to: number][] {
  return [...text.matchAll(personal)].flatMap(({ 0: found, index, groups = {} }) => {
    const isOther = groups.word !== undefined || groups.date !== undefined;
    if (isOther || (groups.digits !== undefined && instead(found) === found)) return [];
    return [[index, index + found.length] as [number, number]];
  });
}

/** Names become [name], and other personal data the word of its kind, such as [email]. */
export function withoutPersonalData(text: string, names: readonly string[]): string {
  const parts = partsOf(names);
  return asRead(text).replace(personal, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Partial<Record<Kind, string>>;
    if (groups.word !== undefined) return parts.has(folded(found)) ? '[name]' : found;
    if (groups.date !== undefined) return found;
    if (groups.digits !== undefined) return instead(found);
    if (groups.spelledDigits !== undefined) return '[number]';
    if (groups.email !== undefined || groups.spoken !== undefined) return '[email]';
    if (groups.link !== undefined) return '[link]';
    return groups.uuid === undefined ? '[handle]' : '[id]';
  });
}
