/** Sums of naira in free text. */
import { folded } from './folding.ts';

const UNITS: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, billion: 1e9 };
const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const VALUES = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, 10 * (at + 2)] as const),
]);

/** "₦10,000", "N10000", "10k", "1.5m", "10 thousand", "10000 naira", and bare numbers that can only be money. */
const FIGURES =
  /(₦|\bngn|\bn)? ?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?![\d,]\d) ?(k|thousand|m|million|b|billion)?\b ?(naira)?/g;

/** Longer ones are telephone numbers. */
const LONGEST = 7;
const LEAST = 1_000;
const isYear = (sum: number): boolean => sum >= 1_900 && sum <= 2_100;

function sumOf([, sign, digits = '', unit, naira]: RegExpMatchArray): number | null {
  const figures = digits.replaceAll(',', '');
  const sum = Math.round(Number(figures) * (UNITS[unit ?? ''] ?? 1));
  if (sign || unit || naira || digits.includes(',')) return sum;
  const isMoney = figures.length <= LONGEST && !figures.startsWith('0') && sum >= LEAST && !isYear(sum);
  return isMoney ? sum : null;
}

/** "twenty five thousand", "one hundred and fifty thousand". */
function spelled(text: string): number[] {
  const sums: number[] = [];
  let part = 0;
  for (const word of text.split(/[^a-z]+/)) {
    const value = VALUES.get(word);
    const unit = word.length > 1 ? UNITS[word] : undefined;
    if (value !== undefined) part += value;
    else if (word === 'hundred') part *= 100;
    else if (unit !== undefined && part > 0) sums.push(part * unit);
    if (value === undefined && word !== 'hundred' && word !== 'and') part = 0;
  }
  return sums;
}

/** The largest sum named, which is what somebody would spend at most; null when none is. */
export function nairaIn(text: string): number | null {
  const plain = folded(text);
  const sums = [...plain.matchAll(FIGURES)].map(sumOf).filter((sum) => sum !== null);
  const all = [...sums, ...spelled(plain)];
  return all.length === 0 ? null : Math.max(...all);
}

export type CostRange = { from: number; to: number };

/** "₦2,000–₦8,000 for two"; null for a text without a sum. */
export function costRange(text: string): CostRange | null {
  const sums = [...text.matchAll(/₦ ?([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  const [from, to] = sums;
  if (from === undefined) return /\bfree\b/i.test(text) ? { from: 0, to: 0 } : null;
  return { from, to: Math.max(from, to ?? from) };
}
