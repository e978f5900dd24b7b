import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import { AboutStep } from './AboutStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { Card } from './Card.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { EndBar } from './EndBar.tsx';
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
  const { draft, refusals, isChanged, isSaving, save } = edit;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  useFormFocus(form, refusals);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.gender !== '' && !isWaiting && (await save())) onSaved();
  };
  return (
    <>
      {/* The rules give the messages; the browser's own messages would come first. */}
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5"
      >
        <Card title="The basics">
          <div className="grid grid-cols-1 gap-6">
            <BasicsStep {...edit} isBirthDateFrozen={isBirthDateFrozen} />
          </div>
        </Card>
        <Card title="About you">
          <div className="grid grid-cols-1 gap-6">
            <AboutStep {...edit} hasPosition={hasPosition} longestInterests={limits.text.editInterests.max} />
          </div>
        </Card>
        <Card title="Details">
          <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
            <DetailsStep {...edit} />
          </div>
        </Card>
      </form>
      {children}
      <EndBar>
        <p role="status" className="text-ink-soft text-sm">
          {isWaiting ? 'Waiting for your photos…' : isChanged ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" form={formId} loading={isSaving} disabled={draft.gender === '' || isWaiting}>
          Save Changes
        </Button>
      </EndBar>
    </>
  );
}
