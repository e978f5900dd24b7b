/** Writes instants as they are in Lagos, in the English of Nigeria. */
export function lagosFormat(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-NG', { hour12: false, ...options, timeZone: 'Africa/Lagos' });
  return (at) => format.format(new Date(at));
}
