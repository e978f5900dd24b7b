/** The file format of articles in content/ and of those that administrators upload. */
import {
  type NewsletterCategory,
  type NewsletterDay,
  newsletterCategories,
  newsletterDays,
} from './newsletter-console.ts';

export const articleKeys = ['day', 'category', 'subject', 'title'] as const;
type Head = Record<(typeof articleKeys)[number], string>;

/** Each key stands exactly once. */
function headOf(lines: readonly string[]): Head {
  const head = new Map<string, string>();
  for (const line of lines) {
    const [, key = '', value = ''] = /^([a-z]+): +(.*\S)\s*$/.exec(line) ?? [];
    if (!articleKeys.some((known) => known === key) || head.has(key)) {
      throw new Error(`"${line}" is not a line of its head`);
    }
    if (/^(["']).*\1$/.test(value)) throw new Error(`${key} stands between quotation marks`);
    head.set(key, value);
  }
  const missing = articleKeys.find((key) => !head.has(key));
  if (missing !== undefined) throw new Error(`${missing} is missing`);
  return Object.fromEntries(head) as Head;
}

/** Parses a head between two lines of ---, then Markdown. Throws an Error whose message is half a sentence, for the caller to complete. */
export function readArticleFile(text: string) {
  const [, front, content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (front === undefined) throw new Error('it does not begin with a head between two lines of ---');
  const { day, category, ...words } = headOf(front.split('\n'));
  if (!Object.hasOwn(newsletterDays, day)) throw new Error(`"${day}" is no day of the newsletter`);
  if (!Object.hasOwn(newsletterCategories, category)) throw new Error(`"${category}" is no category`);
  return { day: day as NewsletterDay, category: category as NewsletterCategory, ...words, content };
}
