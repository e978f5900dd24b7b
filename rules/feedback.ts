import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';
import { whole } from './validation.ts';

const { rating, text } = limits;

export const messages = {
  empty: 'Please provide at least one piece of feedback.',
  rating: `Rating must be a whole number from ${rating.min} to ${rating.max}`,
  longText: `Each text must be at most ${text.feedback} characters`,
} as const;

const words = z.pipe(
  trimmed().check(z.maxLength(text.feedback, messages.longText)),
  z.transform((typed) => (typed === '' ? null : typed)),
);

export const feedbackRule = z
  .object({
    featureRating: z.nullish(whole(rating, messages.rating)),
    bugReport: words,
    featureRequest: words,
    generalFeedback: words,
  })
  .check(
    z.refine(
      ({ featureRating = null, ...texts }) => [featureRating, ...Object.values(texts)].some((part) => part !== null),
      messages.empty,
    ),
  );
