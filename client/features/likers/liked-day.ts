import { lagosFormat } from '#client/lib/lagos-time.ts';
import { lagosDayNumber } from '#rules/age.ts';

const shortDay = lagosFormat({ day: 'numeric', month: 'short' });

/** 'today', 'yesterday' or '3 Nov', by the days of Lagos. */
export function likedDay(at: string, now: Date): string {
  const daysAgo = lagosDayNumber(now) - lagosDayNumber(new Date(at));
  if (daysAgo === 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : shortDay(at);
}
