import { type ReactNode, useState } from 'react';
import { Problem } from '#client/components/form/Problem.tsx';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ButtonVariant } from '#client/ui/button-style.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { FieldError } from '#rules/validation.ts';
import { texts } from './messages.ts';

type FormOf = ReturnType<typeof useForm>;
type Props = {
  /** What its button says, and whom it is about for those who only hear it. */
  label: string;
  hidden?: string;
  /** What the button says once there is nothing more to do: it stays, since the focus comes back to it. */
  done?: string;
  /** The id of what says why it cannot be done yet. */
  waitsFor?: string;
  variant?: ButtonVariant;
  title: string;
  description?: ReactNode;
  /** What the button in the dialog says; the label when missing. */
  confirm?: string;
  failed?: string;
  /** Answers the rules that were broken; the dialog closes when there are none. */
  send: (values: Values) => Promise<readonly FieldError[]>;
  children?: (field: FormOf['field']) => ReactNode;
};

/** Something that administrators do: a button, and a dialog that asks for what is needed and whether it is meant. */
export function Action({ label, hidden, done, waitsFor, variant = 'secondary', title, description, ...form }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isDone = done !== undefined;
  return (
    <>
      <Button
        variant={isDone ? 'secondary' : variant}
        size="sm"
        aria-haspopup={isDone ? undefined : 'dialog'}
        aria-disabled={isDone || waitsFor !== undefined || undefined}
        aria-describedby={waitsFor}
        onClick={() => !isDone && waitsFor === undefined && setOpen(true)}
      >
        {done ?? label}
        {hidden !== undefined && <span className="sr-only"> {hidden}</span>}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={title} description={description}>
        <ActionForm {...form} label={label} variant={variant} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type FormProps = Pick<Props, 'label' | 'variant' | 'confirm' | 'failed' | 'send' | 'children'> & {
  onClose: () => void;
};

/** Lives as long as the dialog is open, and forgets what was typed with it. */
function ActionForm({ label, variant, confirm = label, failed = texts.failed, send, children, onClose }: FormProps) {
  const { form, field, errors, isBusy } = useForm(failed, async (values) => {
    const broken = await send(values);
    if (broken.length === 0) onClose();
    return broken;
  });
  // Whom it is about is no field of the dialog.
  const problem = errors.email ?? errors.decision;
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {children?.(field)}
      {problem !== undefined && <Problem>{problem}</Problem>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant={variant === 'danger' ? 'danger' : 'primary'} loading={isBusy} className="flex-1">
          {confirm}
        </Button>
      </div>
    </form>
  );
}
