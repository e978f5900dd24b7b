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

export type ReportReason = keyof typeof reportReasons;

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
