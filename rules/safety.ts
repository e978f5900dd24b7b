import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { atMost, trimmed } from './text.ts';
import { keysOf } from './vocabulary.ts';

export const reportReasons = {
  inappropriate_content: 'Inappropriate content',
  fake_profile: 'Fake profile',
  harassment: 'Harassment',
  underage: 'Under 18',
  other: 'Something else',
} as const;

/** The last one is none to choose: it comes from the question after a date. */
export type ReportReason = keyof typeof reportReasons | 'unsafe_date';

/** As moderators read them. */
export const reasonNames: Readonly<Record<ReportReason, string>> = {
  ...reportReasons,
  unsafe_date: 'Felt unsafe on a date',
};

export const messages = {
  reasonRequired: 'Please select a reason for reporting',
  longDescription: `Details must be at most ${grouped(limits.text.reportDescription)} characters`,
  notAvailable: 'This person is no longer available.',
  notBlocked: 'This person is not blocked.',
} as const;

export const reportRule = z.object({
  reason: z.enum(keysOf(reportReasons), messages.reasonRequired),
  description: z.pipe(
    trimmed().check(atMost(limits.text.reportDescription, messages.longDescription)),
    z.transform((typed) => (typed === '' ? null : typed)),
  ),
});
