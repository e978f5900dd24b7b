import { titled } from '#client/lib/titled.ts';
import type { FieldError } from '#rules/validation.ts';
import type { Errors } from './draft.ts';

/** The errors beside their fields: a text with a title of its own shows only what follows it. */
export function beside(fieldErrors: readonly FieldError[]): Errors {
  return Object.fromEntries(fieldErrors.map(({ path, message }) => [path, titled(message).description ?? message]));
}

/** Moves the focus to the first field that is wrong. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong?.querySelector('input') ?? wrong)?.focus();
}
