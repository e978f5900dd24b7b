import { limits } from '#rules/limits.ts';

/** The first match counts: most browsers also name the browsers that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, list: readonly [RegExp, string][]): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Such as "Chrome on Android". Falls back to the shortened User-Agent header. */
export function deviceLabel(userAgent: string | undefined): string {
  const given = userAgent?.trim() ?? '';
  if (given === '') return 'Unknown device';
  const browser = nameIn(given, browsers);
  const system = nameIn(given, systems);
  if (browser === undefined) return given.slice(0, limits.text.sessionLabel);
  return system === undefined ? browser : `${browser} on ${system}`;
}
