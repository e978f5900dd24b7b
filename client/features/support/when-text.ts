const format = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Africa/Lagos',
});

/** '5 May 2026, 14:05', in Lagos. */
export function whenText(at: string): string {
  return format.format(new Date(at));
}
