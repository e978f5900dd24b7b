import type { DocumentNode } from '@apollo/client';
import { type ReactNode, useState } from 'react';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ButtonVariant } from '#client/ui/button-style.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { limits } from '#rules/limits.ts';
import type { FieldError } from '#rules/validation.ts';
import { texts } from './texts.ts';
import { type Answer, useConclude } from './use-conclude.ts';

/** A number as typed. Other text becomes NaN, which the rules refuse as no whole number. */
export const typedNumber = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);

type FormOf = ReturnType<typeof useForm>;
type Props = {
  /** The label of the button; `hidden` names the person for screen readers. */
  label: string;
  hidden?: string;
  /** The label once there is nothing more to do. The button stays, because the focus returns to it. */
  done?: string;
  /** The id of the element with the reason why the button is disabled. */
  waitsFor?: string;
  variant?: ButtonVariant;
  title: string;
  description?: ReactNode;
  confirm?: string;
  /** Resolves to the payload, or to the broken rules that were shown. The dialog closes if nothing is broken. */
  send: (values: Values) => Promise<Answer | readonly FieldError[]>;
  success?: string;
  failed?: string;
  /** Refetched if another administrator was first. */
  queue?: DocumentNode;
  /** Refetched after success. */
  after?: DocumentNode;
  /** The only field: a text for the person or for the audit list. */
  words?: { name: string; label: string; hint: string; max?: number };
  /** All fields, if there are others than one text. */
  children?: (field: FormOf['field']) => ReactNode;
};

/** An administrator's action: a button, and a dialog with the fields and the confirmation. */
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

type FormProps = Omit<Props, 'hidden' | 'done' | 'waitsFor' | 'title' | 'description'> & { onClose: () => void };

/** Mounted while the dialog is open; closing discards the typed values. */
function ActionForm(props: FormProps) {
  const { label, variant, confirm = label, send, success = '', failed = texts.failed, queue, after } = props;
  const { words, children, onClose } = props;
  const conclude = useConclude();
  const { form, field, errors, isBusy } = useForm(failed, async (values) => {
    const answer = await send(values);
    const broken = '__typename' in answer ? conclude(answer, { done: success, failed }, queue, after) : answer;
    if (broken.length === 0) onClose();
    return broken;
  });
  // The person concerned is no field of the dialog.
  const problem = errors.account ?? errors.decision;
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {words && (
        <TextArea
          {...field(words.name)}
          label={words.label}
          hint={words.hint}
          maxLength={words.max ?? limits.text.auditReason}
        />
      )}
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
