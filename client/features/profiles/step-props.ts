import type { Errors, ProfileDraft } from './draft.ts';

/** What every part of a profile's form gets, in the setup and on the edit page. */
export type StepProps = {
  draft: ProfileDraft;
  errors: Errors;
  change: (part: Partial<ProfileDraft>) => void;
};
