/** The question after a date: whether the two met, and whether it felt safe. */
import * as z from 'zod/mini';
import { lagosDay } from './age.ts';
import { limits } from './limits.ts';
import { grouped } from './numbers.ts';
import { atMost, trimmed } from './text.ts';

export const feelings = ['safe', 'unsure', 'unsafe'] as const;
export type DateFeeling = (typeof feelings)[number];

const { reportDescription } = limits.text;
const { lastsMs, reviewMs, reviewHourLagos } = limits.datePlans;

export const messages = {
  feeling: 'Please say whether you felt safe',
  notMet: 'Nobody felt anything at a date that did not happen',
  note: `Your words must be at most ${grouped(reportDescription)} characters`,
  closed: 'This date can no longer be answered.',
} as const;

export const reviewRule = z
  .object({
    hasMet: z.boolean(),
    feeling: z.nullish(z.enum(feelings, messages.feeling)),
    note: z.pipe(
      z.nullish(trimmed().check(atMost(reportDescription, messages.note))),
      z.transform((typed) => typed || null),
    ),
  })
  .check(
    z.refine(({ hasMet, feeling }) => !hasMet || feeling != null, { path: ['feeling'], error: messages.feeling }),
    z.refine(({ hasMet, feeling }) => hasMet || feeling == null, { path: ['feeling'], error: messages.notMet }),
  );

/** From the end of a date that both accepted, for some days. */
export function isReviewTime({ state, startsAt }: { state: string; startsAt: Date }, now: Date): boolean {
  const since = now.getTime() - startsAt.getTime() - lastsMs;
  return (state === 'accepted' || state === 'over') && since >= 0 && since < reviewMs;
}

/** In the morning of the day after the date, in Lagos (UTC+1). */
export function reviewAskedAt(startsAt: Date): Date {
  const midnight = Date.parse(`${lagosDay(startsAt)}T00:00:00+01:00`);
  return new Date(midnight + 86_400_000 + reviewHourLagos * 3_600_000);
}
