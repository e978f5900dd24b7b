import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import { AboutStep } from './AboutStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { steps } from './draft.ts';
import { EndBar } from './EndBar.tsx';
import { FoldingCard, foldingCards } from './FoldingCard.tsx';
import { aboutLine, basicsLine, detailsLine } from './summaries.ts';
import type { Edit } from './use-edit.ts';
import { useFormFocus } from './use-form-focus.ts';

type Props = {
  edit: Edit;
  hasPosition: boolean;
  isBirthDateFrozen: boolean;
  /** True while photos are uploading; the upload ends with the page. */
  isWaiting: boolean;
  onSaved: () => void;
  /** The parts that save themselves. */
  children: ReactNode;
};

/** The fields that are saved together; the save button stays in view. */
export function EditForm({ edit, hasPosition, isBirthDateFrozen, isWaiting, onSaved, children }: Props) {
  const { draft, errors, refusals, isChanged, isSaving, save } = edit;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFormFocus(form, refusals);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.gender !== '' && !isWaiting && (await save())) onSaved();
  };
  /** A refused save opens every card with a wrong field. */
  const callOf = (step: 0 | 1 | 2) => (steps[step].fields.some((field) => errors[field]) ? refusals : 0);

  return (
    <>
      {/* The rules give the messages; the browser's own messages would come first. */}
      <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)} className={foldingCards}>
        <FoldingCard title="The basics" name="basics" summary={basicsLine(draft, new Date())} call={callOf(0)}>
          <div className="grid grid-cols-1 gap-6">
            <BasicsStep {...edit} isBirthDateFrozen={isBirthDateFrozen} />
          </div>
        </FoldingCard>
        <FoldingCard title="About you" name="about" summary={aboutLine(draft)} call={callOf(1)}>
          <div className="grid grid-cols-1 gap-6">
            <AboutStep {...edit} hasPosition={hasPosition} longestInterests={limits.text.editInterests.max} />
          </div>
        </FoldingCard>
        <FoldingCard title="Details" name="details" summary={detailsLine(draft)} call={callOf(2)}>
          <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
            <DetailsStep {...edit} />
          </div>
        </FoldingCard>
      </form>
      <div className={foldingCards}>{children}</div>
      <EndBar>
        <p role="status" className="min-w-0 text-ink-soft text-sm max-sm:empty:-mr-4">
          {isWaiting ? 'Waiting for your photos…' : isChanged ? 'Not saved yet' : ''}
        </p>
        <Button
          type="submit"
          form={formId}
          loading={isSaving}
          disabled={draft.gender === '' || isWaiting}
          className="max-sm:grow"
        >
          Save Changes
        </Button>
      </EndBar>
    </>
  );
}
