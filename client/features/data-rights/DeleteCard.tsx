import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { texts } from './texts.ts';
import { useDeletion } from './use-deletion.ts';

const words = texts.deletion;

export function DeleteCard({ hasPlan }: { hasPlan: boolean }) {
  const { leave, isBusy, reasonError, forgive } = useDeletion();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(false);

  async function confirm(): Promise<void> {
    await leave(reason);
    setOpen(false);
  }

  return (
    <Section title={words.title} isDanger>
      <p className="flex gap-2 rounded-md bg-danger-tint px-4 py-3 font-semibold text-danger">
        <WarningIcon className="mt-[0.2em] shrink-0" />
        {words.warning}
      </p>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        {hasPlan && <li>{words.plan}</li>}
      </ul>
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        error={reasonError}
        value={reason}
        counter={{ value: reason, max: limits.text.deletionReason }}
        onChange={({ target }) => {
          forgive();
          setReason(target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)} className="max-sm:w-full">
          {words.action}
        </Button>
        <LinkButton to={paths.settings} variant="link" size="sm" className="max-sm:w-full">
          {words.pause}
        </LinkButton>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={(next) => !isBusy && setOpen(next)}
        title={words.dialogTitle}
        description={words.dialogBody}
        dismissible="byKey"
      >
        <div className="flex flex-wrap-reverse gap-3">
          <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)} className="flex-1">
            {words.cancel}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void confirm()} className="flex-1 whitespace-nowrap">
            {isBusy ? words.busy : words.confirm}
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}
