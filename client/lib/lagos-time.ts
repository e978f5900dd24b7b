/** A formatter of instants in Lagos time and Nigerian English. */
export function lagosFormat(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const format = new Intl.DateTimeFormat('en-NG', { hour12: false, ...options, timeZone: 'Africa/Lagos' });
  return (at) => format.format(new Date(at));
}
