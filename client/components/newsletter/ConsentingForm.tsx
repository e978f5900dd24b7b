import { type ComponentProps, useRef, useState } from 'react';
import { titled } from '#client/lib/titled.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { toast } from '#client/ui/toast.tsx';
import { messages } from '#rules/newsletter-messages.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

type Props = Pick<ComponentProps<typeof NewsletterForm>, 'source' | 'label' | 'action' | 'onDone'> & {
  consent: string;
};

/** Without consent nothing is sent, and the box shows the reason. */
export function ConsentingForm({ consent, ...form }: Props) {
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);

  function mayGoOn(): boolean {
    if (box.current?.checked) return true;
    const missing = titled(messages.consent);
    setError(missing.description);
    toast({ ...missing, tone: 'error', about: 'newsletter' });
    box.current?.focus();
    return false;
  }

  return (
    <NewsletterForm {...form} mayGoOn={mayGoOn}>
      <Checkbox ref={box} label={consent} error={error} onChange={() => setError(undefined)} />
    </NewsletterForm>
  );
}
