export type Activity = 'active_now' | 'active_today' | 'active_this_week';

export const activityLabels: Readonly<Record<Activity, string>> = {
  active_now: 'Active now',
  active_today: 'Active today',
  active_this_week: 'Active this week',
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function activityOf(lastActiveAt: Date, now: Date): Activity | null {
  const since = now.getTime() - lastActiveAt.getTime();
  if (since < 5 * MINUTE) return 'active_now';
  if (since < DAY) return 'active_today';
  if (since < 7 * DAY) return 'active_this_week';
  return null;
}
