import { lagosFormat } from '#client/lib/lagos-time.ts';

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortDay = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '5 May 2026, 14:05', in Lagos. */
export const whenText = lagosFormat({ ...date, hour: '2-digit', minute: '2-digit' });

/** '5 May 2026', in Lagos. */
export const dayText = lagosFormat(date);

/** '5 May', of a day without a time. */
export function shortDayText(day: string): string {
  return shortDay.format(new Date(day));
}
