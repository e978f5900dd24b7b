import { useState } from 'react';
import { clearToasts } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import type { Errors, ProfileDraft } from './draft.ts';
import { isSame, problemsOfEdit } from './edit-draft.ts';
import { beside, tellFirst } from './field-errors.ts';
import { useUpdateProfile } from './use-update-profile.ts';

export type Edit = {
  draft: ProfileDraft;
  errors: Errors;
  /** The number of refused saves: each refusal moves the focus to the first wrong field. */
  refusals: number;
  isChanged: boolean;
  isSaving: boolean;
  change: (part: Partial<ProfileDraft>) => void;
  save: () => Promise<boolean>;
};

/** The form of /profile-edit: typed values live here until they are saved. `saved` is the current profile. */
export function useEdit(saved: ProfileDraft): Edit {
  const [changes, setChanges] = useState<Partial<ProfileDraft>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const update = useUpdateProfile();
  const draft = { ...saved, ...changes };

  const blame = (fieldErrors: readonly FieldError[]) => {
    setErrors(beside(fieldErrors));
    setRefusals((before) => before + 1);
  };

  const isSound = () => {
    const problems = problemsOfEdit(draft, new Date());
    const [first] = problems;
    if (first === undefined) return true;
    tellFirst(first);
    blame(problems);
    return false;
  };

  return {
    draft,
    errors,
    refusals,
    isChanged: !isSame(draft, saved),
    isSaving,
    change: (part) => {
      setChanges((before) => ({ ...before, ...part }));
      setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    },
    save: async () => {
      // The messages of the last attempt are outdated.
      clearToasts();
      if (isSaving || !isSound()) return false;
      setSaving(true);
      const answer = await update(draft);
      setSaving(false);
      if (answer.ok) setChanges({});
      else blame(answer.fieldErrors);
      return answer.ok;
    },
  };
}
