import { useEffect, useState } from 'react';
import { clearToasts } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { type Draft, type Errors, problemsOf, stepOf, steps } from './draft.ts';
import { beside, tellFirst } from './field-errors.ts';
import { readKept, writeKept } from './kept-draft.ts';

export type Setup = {
  step: number;
  draft: Draft;
  errors: Errors;
  refusals: number;
  change: (part: Partial<Draft>) => void;
  back: () => void;
  /** Goes to the next step if this one has no problem. Returns true if it was the last and all steps are valid. */
  next: () => boolean;
  /** Shows the server's errors on the first step with a wrong field. */
  blame: (fieldErrors: readonly FieldError[]) => void;
};

export function useSetup(viewerId: string, fullName: string): Setup {
  const [kept] = useState(() => readKept(localStorage, viewerId, fullName));
  const [step, setStep] = useState(kept.step);
  const [draft, setDraft] = useState(kept.draft);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);

  useEffect(() => writeKept(localStorage, viewerId, { step, draft }), [viewerId, step, draft]);

  const blame = (fieldErrors: readonly FieldError[]) => {
    setErrors(beside(fieldErrors));
    setRefusals((before) => before + 1);
    if (fieldErrors[0] !== undefined) setStep(stepOf(fieldErrors[0].path));
  };

  const next = () => {
    // The messages of the last attempt are outdated.
    clearToasts();
    const isLast = step === steps.length - 1;
    const problems = problemsOf(draft, new Date()).filter(({ path }) => isLast || stepOf(path) === step);
    const [first] = problems;
    if (first === undefined) {
      setErrors({});
      if (!isLast) setStep(step + 1);
      return isLast;
    }
    tellFirst(first);
    blame(problems);
    return false;
  };

  return {
    step,
    draft,
    errors,
    refusals,
    change: (part) => {
      setDraft((before) => ({ ...before, ...part }));
      setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    },
    back: () => {
      clearToasts();
      setStep(Math.max(0, step - 1));
    },
    next,
    blame,
  };
}
