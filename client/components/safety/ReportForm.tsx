import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { optionsOf } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { reportReasons } from '#rules/safety.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';
import { type Report, reportToast, useReportProfile } from './use-report-profile.ts';

type Props = {
  person: SafetyPerson;
  isBlocking: boolean;
  onBlock: () => Promise<boolean>;
  onCancel: () => void;
  onDone: () => void | Promise<void>;
};

/** The form of a report. A ticked box also blocks the person. */
export function ReportForm({ person, isBlocking, onBlock, onCancel, onDone }: Props) {
  const [draft, setDraft] = useState<Report>({ reason: '', description: '' });
  const [alsoBlock, setAlsoBlock] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { report, isReporting } = useReportProfile();
  const form = useRef<HTMLFormElement>(null);
  // A refusal concerns this attempt only: its toast ends with the form and with the next attempt.
  useEffect(() => () => clearToasts(reportToast), []);

  function forgive(): void {
    clearToasts(reportToast);
    setProblem(null);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isReporting || isBlocking) return;
    forgive();
    const refusal = await report(person, draft);
    setProblem(refusal);
    if (refusal === null) {
      if (alsoBlock && (await onBlock())) return;
      toast({ title: texts.reported, description: texts.reportedBody, tone: 'success' });
      if (!alsoBlock) await onDone();
    } else if (draft.reason === '') form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ChoiceGroup
        legend={texts.reason}
        options={optionsOf(reportReasons)}
        value={draft.reason}
        onChange={(reason) => {
          forgive();
          setDraft({ ...draft, reason });
        }}
        error={draft.reason === '' ? (problem ?? undefined) : undefined}
      />
      <TextArea
        label={texts.details}
        hint={texts.detailsHint}
        maxLength={limits.text.reportDescription}
        counter={{ value: draft.description, max: limits.text.reportDescription }}
        value={draft.description}
        onChange={({ target }) => setDraft({ ...draft, description: target.value })}
      />
      <Checkbox
        label={texts.alsoBlock(person.fullName)}
        checked={alsoBlock}
        onChange={({ target }) => setAlsoBlock(target.checked)}
      />
      {problem !== null && draft.reason !== '' && <Problem>{problem}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isReporting || isBlocking} className="flex-1">
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
