import { waitText } from '#client/lib/wait-text.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';

/** An error member of any payload. */
export type Refusal = {
  __typename: string;
  message: string;
  fieldErrors?: readonly FieldError[];
  retryAfterSeconds?: number;
};

/** Says the first broken rule in passing; the caller shows all of them beside their fields. */
export function invalid(fieldErrors: readonly FieldError[]): readonly FieldError[] {
  toast({ title: 'Validation error', description: fieldErrors[0]?.message, tone: 'error' });
  return fieldErrors;
}

/** Why nothing was done, and how long to wait where that helps. */
export function sentenceOf({ message, retryAfterSeconds }: Pick<Refusal, 'message' | 'retryAfterSeconds'>): string {
  return retryAfterSeconds === undefined ? message : `${message} You can try again in ${waitText(retryAfterSeconds)}.`;
}

/** Says why nothing was done, and answers which fields that concerns; `fields` names them for members that are about one field. */
export function refused(title: string, refusal: Refusal, fields: Readonly<Record<string, string>> = {}) {
  const { __typename, message, fieldErrors } = refusal;
  if (fieldErrors) return invalid(fieldErrors);
  toast({ title, description: sentenceOf(refusal), tone: 'error' });
  const path = fields[__typename];
  return path === undefined ? [] : [{ path, message }];
}
