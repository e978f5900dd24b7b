import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import type { ReportReason } from './safety.ts';
import { atLeast, atMost, trimmed } from './text.ts';

const { appeal } = limits.text;

export const messages = {
  shortAppeal: `Please write at least ${appeal.min} characters`,
  longAppeal: `Your appeal must be at most ${grouped(appeal.max)} characters`,
  appealClosed:
    'This appeal cannot be made (any more). If you signed in more than an hour ago, copy your words, sign in again and send them.',
  unknownPhoto: 'There is no such photo (any more).',
  ownPhoto: 'Somebody else has to decide about a photo of yours.',
  unknownWarning: 'There is no such warning.',
  appealDecided: 'This appeal does not wait for a decision.',
  ownSuspension: 'Somebody else has to decide about a suspension of yours.',
  notSuspended: 'This account is not suspended.',
} as const;

export const appealStates = ['none', 'waiting', 'upheld', 'granted'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealDecisions = ['uphold', 'grant'] as const;
export type AppealDecision = (typeof appealDecisions)[number];

export const appealStateAfter = { uphold: 'upheld', grant: 'granted' } as const satisfies Record<
  AppealDecision,
  AppealState
>;

/** Descending urgency. The index is the stored number, by which the queue sorts. */
export const reportPriorities = ['urgent', 'high', 'normal'] as const;
export type ReportPriority = (typeof reportPriorities)[number];

export function urgencyOf(reason: ReportReason): 0 | 1 | 2 {
  if (reason === 'underage') return 0;
  return reason === 'harassment' || reason === 'unsafe_date' ? 1 : 2;
}

export const appealRule = z.object({
  token: z.string(),
  content: trimmed().check(atLeast(appeal.min, messages.shortAppeal), atMost(appeal.max, messages.longAppeal)),
});
