import { waitText } from '#client/lib/wait-text.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';

export type Refusal = {
  __typename: string;
  message: string;
  fieldErrors?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** Shows the first broken rule as a toast and returns all of them, for display beside their fields. */
export function invalid(fieldErrors: readonly FieldError[]): readonly FieldError[] {
  toast({ title: 'Validation error', description: fieldErrors[0]?.message, tone: 'error' });
  return fieldErrors;
}

/** The message of a refusal, with the time to wait if the server gives one. */
export function sentenceOf({ message, retryAfterSeconds }: Pick<Refusal, 'message' | 'retryAfterSeconds'>): string {
  return retryAfterSeconds === undefined ? message : `${message} You can try again in ${waitText(retryAfterSeconds)}.`;
}

/** Shows the refusal as a toast and returns the errors by field. `fields` maps a member about one field to that field's name. */
export function refused(title: string, refusal: Refusal, fields: Readonly<Record<string, string>> = {}) {
  const { __typename, message, fieldErrors } = refusal;
  if (fieldErrors) return invalid(fieldErrors);
  toast({ title, description: sentenceOf(refusal), tone: 'error' });
  const path = fields[__typename];
  return path === undefined ? [] : [{ path, message }];
}
