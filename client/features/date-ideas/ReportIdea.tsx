import { useState } from 'react';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { optionsOf, toContract } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.tsx';
import { type DateIdeaChange, reportRule } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useReportDateIdeaMutation } from './place-page.generated.ts';
import { texts } from './texts.ts';

type Props = { idea: { id: string } };

/** A reader says what has changed at a place. */
export function ReportIdea({ idea }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="-mx-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.report}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts.reportTitle} description={texts.reportBody}>
        <ReportForm idea={idea} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReportForm({ idea, onClose }: Props & { onClose: () => void }) {
  const [mutate] = useReportDateIdeaMutation();
  const [note, setNote] = useState('');

  async function send(values: Values): Promise<readonly FieldError[]> {
    const change = values.change as DateIdeaChange | '';
    if (change === '') return invalid([{ path: 'change', message: texts.chooseChange }]);
    const checked = check(reportRule, { change, note });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const answer = await mutate({ dateIdeaId: idea.id, change: toContract(change), note: checked.value.note });
    if (answer.__typename !== 'ReportDateIdeaSuccess') return refused(texts.notReported, answer);
    toast({ title: texts.reported, tone: 'success' });
    onClose();
    return [];
  }

  const { form, field, isBusy } = useForm(texts.notReported, send);
  const { onChange, ...noteField } = field('note');
  return (
    <form {...form} className="grid gap-5">
      <Select label={texts.change} placeholder="" options={optionsOf(texts.changes)} {...field('change')} />
      <TextArea
        label={texts.noteLabel}
        hint={texts.noteHint}
        counter={{ value: note, max: limits.text.ideaNote.max }}
        {...noteField}
        value={note}
        onChange={({ target }) => {
          onChange();
          setNote(target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy} className="flex-1">
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
