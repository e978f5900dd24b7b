import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { trimmed } from './text.ts';

export const messages = {
  noSelfie: 'This selfie is no longer available.',
  noProfile: 'Please complete your profile first.',
  notWaiting: 'This selfie does not wait for a review any more.',
  ownSelfie: 'Another administrator must review your own selfie.',
  reasonRequired: 'Please give a reason',
  longReason: `Reason must be at most ${limits.text.verificationReason} characters`,
} as const;

export const decisions = ['approve', 'reject'] as const;
export type Decision = (typeof decisions)[number];

/** The person is told the reason of a rejection. */
export const reviewRule = z
  .object({
    decision: z.enum(decisions),
    reason: z.nullish(trimmed().check(z.maxLength(limits.text.verificationReason, messages.longReason))),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || Boolean(reason), {
      path: ['reason'],
      error: messages.reasonRequired,
    }),
  );

export const statusAfter = { approve: 'approved', reject: 'rejected' } as const satisfies Record<Decision, string>;
