import type { Values } from '#client/components/form/use-form.ts';
import type { FieldError } from '#rules/validation.ts';
import { texts } from './security-texts.ts';

/** The errors of the empty fields, found without the server: each wrong password there costs a try. */
export function missing(values: Values, ...names: (keyof typeof texts.missing)[]): FieldError[] {
  return names
    .filter((name) => (values[name] ?? '').trim() === '')
    .map((name) => ({ path: name, message: texts.missing[name] }));
}
