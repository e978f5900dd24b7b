import { lagosFormat } from '#client/lib/lagos-time.ts';

type Plan = { state: string; isProposedByViewer: boolean; startsAt: string };

const when = lagosFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** What an open plan is in a few words; null for one that has ended. */
export function planLine(plan: Plan | null): string | null {
  if (plan === null) return null;
  if (plan.state === 'ACCEPTED') return `Date: ${when(plan.startsAt)}`;
  if (plan.state !== 'PROPOSED' && plan.state !== 'COUNTERED') return null;
  return plan.isProposedByViewer ? 'You asked for a date' : 'Asks you on a date';
}
