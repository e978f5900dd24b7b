/** The forms of settings, each with its description for the error message. */
import { z } from 'zod';

export const url = (protocols: readonly string[], shape: string) =>
  z.string(shape).refine((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), shape);
export const matching = (pattern: RegExp, shape: string) => z.string().regex(pattern, shape);
export const postgresUrl = url(
  ['postgres:', 'postgresql:'],
  'an address like postgres://user:password@host:5432/database',
);
export const origin = url(['http:', 'https:'], 'an address like https://zobo.example');
export const iceServer = (scheme: RegExp) =>
  z
    .string()
    .refine(
      (given) =>
        scheme.test(given) &&
        /^(turns?:[\w.:[\]-]{1,200}(\?transport=(udp|tcp))?|stuns?:[\w.:[\]-]{1,200})$/.test(given),
    );
export const bucket = matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket');
export const mailbox = z.email('an e-mail address');
export const mailboxOrNamed = matching(
  /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  'an e-mail address, or Name <address>',
);
export const whole = (min: number, max: number) => {
  const shape = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, shape)
    .transform(Number)
    .pipe(z.number().min(min, shape).max(max, shape));
};
export const list = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
