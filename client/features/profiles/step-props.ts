import type { Draft, Errors } from './draft.ts';

/** What every step of the setup gets. */
export type StepProps = {
  draft: Draft;
  errors: Errors;
  change: (part: Partial<Draft>) => void;
};
