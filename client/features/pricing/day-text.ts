let format: Intl.DateTimeFormat | undefined;

/** The day of an instant in Lagos, as '22 December 2026'. */
export function dayText(at: string): string {
  format ??= new Intl.DateTimeFormat('en-NG', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  });
  return format.format(new Date(at));
}
