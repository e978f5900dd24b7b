import type { Errors, ProfileDraft } from './draft.ts';

/** The props of every part of a profile's form, in the setup and on the edit page. */
export type StepProps = {
  draft: ProfileDraft;
  errors: Errors;
  change: (part: Partial<ProfileDraft>) => void;
};
