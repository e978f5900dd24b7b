import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { texts } from './texts.ts';

/** The result of saving a profile; `fieldErrors` is empty if no field is wrong. */
export type Answer = { ok: true } | { ok: false; fieldErrors: readonly FieldError[] };

type Refusal =
  | { __typename: 'InvalidInput'; message: string; fieldErrors: readonly FieldError[] }
  | { __typename: 'Underage'; message: string };

export function refused(...fieldErrors: readonly FieldError[]): Answer {
  return { ok: false, fieldErrors };
}

export function blamed(refusal: Refusal): Answer {
  const { message } = refusal;
  if (refusal.__typename === 'InvalidInput') {
    toast({ title: texts.validation, description: message, tone: 'error' });
    return refused(...refusal.fieldErrors);
  }
  toast({ ...titled(message), tone: 'error' });
  return refused({ path: 'dateOfBirth', message });
}
