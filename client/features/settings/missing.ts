import type { Values } from '#client/components/form/use-form.ts';
import type { FieldError } from '#rules/validation.ts';
import { texts } from './security-texts.ts';

/** Which of these fields are empty, without asking the server: each wrong password costs a try. */
export function missing(values: Values, ...names: (keyof typeof texts.missing)[]): FieldError[] {
  return names
    .filter((name) => (values[name] ?? '').trim() === '')
    .map((name) => ({ path: name, message: texts.missing[name] }));
}
