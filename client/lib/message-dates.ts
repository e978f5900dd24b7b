import { lagosDay } from '#rules/age.ts';

const DAY_MS = 86_400_000;
const zone = 'Africa/Lagos';

const timeFormat = new Intl.DateTimeFormat('en-NG', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: zone,
});
const weekdayFormat = new Intl.DateTimeFormat('en-NG', { weekday: 'long', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '14:05', in Lagos. */
export function timeText(at: string): string {
  return timeFormat.format(new Date(at));
}

const shortDayFormat = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', timeZone: zone });

/** '14:05' of today, 'Yesterday', a weekday within the last week, otherwise '6 Mar'. `today` is YYYY-MM-DD in Lagos. */
export function briefTime(at: string, today: string): string {
  const label = dayLabel(dayOf(at), today);
  if (label === 'Today') return timeText(at);
  return /\d/.test(label) ? shortDayFormat.format(new Date(at)) : label;
}

/** 'Today', 'Yesterday', a weekday within the last week, otherwise the full date. Days are YYYY-MM-DD. */
export function dayLabel(day: string, today: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const ago = Math.round((Date.parse(`${today}T00:00:00Z`) - at) / DAY_MS);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return ago > 1 && ago < 7 ? weekdayFormat.format(at) : dayFormat.format(at);
}

/** The Lagos day of an instant, as YYYY-MM-DD. */
export function dayOf(at: string): string {
  return lagosDay(new Date(at));
}
