/** Made at the first use: a format costs a cheap phone a tenth of a second. */
export function lagosFormat(options: Intl.DateTimeFormatOptions): (at: string | Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-NG', { hour12: false, ...options, timeZone: 'Africa/Lagos' });
    return format.format(new Date(at));
  };
}

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '6 March 2026', of an instant or a day. */
export const dayText = lagosFormat(day);

/** 'March 2026', of an instant, a day or a month. */
export const monthText = lagosFormat({ month: 'long', year: 'numeric' });

/** '6 March 2026, 14:05'. */
export const whenText = lagosFormat({ ...day, hour: '2-digit', minute: '2-digit' });
