import { useState } from 'react';
import { titled } from '#client/lib/titled.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/profiles.ts';
import type { FieldError } from '#rules/validation.ts';
import { type Draft, type Errors, emptyDraft, problemsOf, stepOf, steps } from './draft.ts';
import { messages } from './messages.ts';

export type Setup = {
  step: number;
  draft: Draft;
  errors: Errors;
  /** How often a step was refused: each refusal moves the focus to the first wrong field. */
  refusals: number;
  change: (part: Partial<Draft>) => void;
  back: () => void;
  /** Goes on when the step has no problem; true when it was the last and everything is well. */
  next: () => boolean;
  /** Shows what the server found, on the first step that it concerns. */
  blame: (fieldErrors: readonly FieldError[]) => void;
};

/** The error beside a field: a text with a title of its own shows only what follows it. */
function beside(fieldErrors: readonly FieldError[]): Errors {
  return Object.fromEntries(fieldErrors.map(({ path, message }) => [path, titled(message).description ?? message]));
}

/** The form of /profile-setup: its values live here, so that going back and forth loses none. */
export function useSetup(fullName: string): Setup {
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(() => emptyDraft(fullName));
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);

  const blame = (fieldErrors: readonly FieldError[]) => {
    setErrors(beside(fieldErrors));
    setRefusals((before) => before + 1);
    if (fieldErrors[0] !== undefined) setStep(stepOf(fieldErrors[0].path));
  };

  const next = () => {
    // What the last attempt was told is no longer true.
    clearToasts();
    const isLast = step === steps.length - 1;
    const problems = problemsOf(draft, new Date()).filter(({ path }) => isLast || stepOf(path) === step);
    const [first] = problems;
    if (first === undefined) {
      setErrors({});
      if (!isLast) setStep(step + 1);
      return isLast;
    }
    const words =
      first.message === rules.underage
        ? titled(first.message)
        : { title: messages.validation, description: first.message };
    toast({ ...words, tone: 'error' });
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
