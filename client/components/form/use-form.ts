import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { focusInvalid } from '#client/lib/focus-invalid.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';

/** The values of a form by field. An unticked box is missing. */
export type Values = Readonly<Record<string, string>>;
type Broken = readonly FieldError[];

export const unreachable = 'We could not reach the server. Please check your connection and try again.';

/** One submission at a time. `send` resolves to the broken rules; its exception becomes a toast with this title. */
export function useForm(title: string, send: (values: Values) => Promise<Broken>) {
  const ref = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusals, setRefusals] = useState(0);

  // Runs after the answer is rendered: the wrong field may have been hidden until then.
  useEffect(() => {
    if (refusals > 0) focusInvalid(ref.current);
  }, [refusals]);

  async function submit(): Promise<void> {
    if (isBusy || ref.current === null) return;
    setBusy(true);
    // The messages of the last attempt are outdated.
    clearToasts();
    try {
      const broken = await send(Object.fromEntries(new FormData(ref.current)) as Values);
      setErrors(Object.fromEntries(broken.map(({ path, message }) => [path, message])));
      if (broken.length > 0) setRefusals((before) => before + 1);
    } catch (error) {
      toast({ title, description: messageOf(error, unreachable), tone: 'error' });
    }
    setBusy(false);
  }

  return {
    isBusy,
    errors,
    form: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    field: (name: string) => ({
      name,
      error: errors[name],
      onChange: () => errors[name] !== undefined && setErrors(({ [name]: _, ...others }) => others),
    }),
  };
}
