import { dayText } from '#client/lib/lagos-time.ts';
import { limits } from '#rules/limits.ts';

const units = [
  [60_000, 60, 'minute'],
  [3_600_000, 24, 'hour'],
  [86_400_000, 30, 'day'],
] as const;
const relative = new Intl.RelativeTimeFormat('en-NG', { numeric: 'auto' });

/** The time of a session's last use, no more exact than the stored value. */
export function lastSeenText(at: Date, now: Date): string {
  const ago = now.getTime() - at.getTime();
  if (ago < 2 * limits.session.seenEveryMs) return 'Active now';
  for (const [size, upTo, unit] of units)
    if (ago < size * upTo) return `Last used ${relative.format(-Math.floor(ago / size), unit)}`;
  return `Last used on ${dayText(at)}`;
}
