export const texts = {
  day: 'Day',
  table: 'The same as a table',
  scroll: 'Figures by day, scroll with the arrow keys',
  inAll: 'in all',
  chart: (what: string, days: number, total: string, most: string, on: string, today: string) =>
    `${what} in the last ${days} days: ${total} in all, most on ${on} with ${most}, today ${today}.`,
} as const;
