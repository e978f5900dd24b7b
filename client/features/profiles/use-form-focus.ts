import { type RefObject, useEffect, useRef } from 'react';
import { focusInvalid } from '#client/lib/focus-invalid.ts';

/** A new step of a form begins at its heading, a refused one at its first wrong field. */
export function useFormFocus(form: RefObject<HTMLElement | null>, refusals: unknown, step = 0): void {
  const before = useRef({ step, refusals });
  useEffect(() => {
    if (before.current.refusals !== refusals) focusInvalid(form.current);
    else if (before.current.step !== step) form.current?.querySelector('h2')?.focus();
    before.current = { step, refusals };
  }, [step, refusals, form]);
}
