const DAY = 86_400;

/** The same day of a later month, or that month's last day. Seconds since the epoch. */
export function monthsLater(seconds: number, months: number): number {
  const at = new Date(seconds * 1000);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const days = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  const rest = seconds - Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) / 1000;
  return first / 1000 + (Math.min(at.getUTCDate(), days) - 1) * DAY + rest;
}
