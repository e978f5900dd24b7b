import { titled } from '#client/lib/titled.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/profiles.ts';
import type { FieldError } from '#rules/validation.ts';
import type { Errors } from './draft.ts';
import { texts } from './texts.ts';

/** The errors beside their fields. A message with its own title shows only the text after it. */
export function beside(fieldErrors: readonly FieldError[]): Errors {
  return Object.fromEntries(fieldErrors.map(({ path, message }) => [path, titled(message).description ?? message]));
}

/** Shows the first error as a toast; being under 18 has its own title. */
export function tellFirst({ message }: FieldError): void {
  const words = message === rules.underage ? titled(message) : { title: texts.validation, description: message };
  toast({ ...words, tone: 'error' });
}
