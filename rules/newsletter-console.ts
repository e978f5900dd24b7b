/** Apart from rules/newsletter.ts, which every page loads. */
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { trimmed, written } from './text.ts';

export const newsletterDays = { monday: 'Monday Motivation', thursday: 'Thursday Thoughts' } as const;
export const newsletterCategories = {
  longevity: 'Longevity',
  success: 'Success',
  spiritual: 'Spiritual',
  confidence: 'Confidence',
  happiness: 'Happiness',
  growth: 'Growth',
} as const;

export type NewsletterDay = keyof typeof newsletterDays;
export type NewsletterCategory = keyof typeof newsletterCategories;

export const sendingMessages = {
  sending: 'A newsletter is on its way already. Please wait until it is done.',
  otherArticle: 'Another article is next by now. Please look at it before you send it.',
  noArticle: 'There is no article for this day.',
  nobody: 'Nobody is on the list yet.',
  noMail: 'Mail is switched off on this server, so nothing can be sent.',
  sendFailed: 'Failed to send newsletter. Please try again.',
  unknownArticle: 'There is no such article.',
  unreadable: 'Nothing of this text can be shown. Please write it in Markdown, without HTML.',
  oneLine: 'Please write it in one line',
  wordless: 'Title must hold a letter or a digit',
  sameTitle: 'There is an article of this title already.',
  many: `There are ${limits.newsletter.articles} articles, removed ones too, and no room for another. Please change one of them.`,
  bounces: `Please give 1 to ${limits.newsletter.bounces} addresses`,
} as const;

const { article, articleTitle } = limits.text;
const lengthOf = (label: string, { min, max }: { min: number; max: number }) =>
  `${label} must be ${min} to ${grouped(max)} characters`;
const line = (label: string) =>
  written(articleTitle, lengthOf(label, articleTitle)).check(
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, sendingMessages.oneLine),
  );

/** The GraphQL schema checks the enums. */
export const articleRule = z.object({
  subject: line('Subject'),
  title: line('Title').check(z.regex(/[\p{L}\p{N}]/u, sendingMessages.wordless)),
  content: written(article, lengthOf('Text', article)),
});

export const bouncesRule = z.object({
  emails: z
    .array(trimmed().check(z.toLowerCase()))
    .check(z.minLength(1, sendingMessages.bounces), z.maxLength(limits.newsletter.bounces, sendingMessages.bounces)),
});
