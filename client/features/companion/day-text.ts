const dayFormat = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** '6 March 2026' in Lagos, of an instant or a day. */
export function dayText(at: string): string {
  return dayFormat.format(new Date(at));
}
