import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { titled } from '#client/lib/titled.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ButtonVariant } from '#client/ui/button-style.ts';
import { controlStyle, Field } from '#client/ui/Field.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/newsletter-messages.ts';
import { type Subscription, subscribe } from './newsletter.ts';

type Props = {
  source: Subscription['source'];
  label: string;
  action: string;
  variant?: ButtonVariant;
  words?: Record<'invalidEmail' | 'longEmail', string>;
  /** Below the field: a consent box, or a note about the meaning of the button. */
  children: ReactNode;
  mayGoOn?: () => boolean;
  onDone: () => void;
};

const about = 'newsletter';
const email = { type: 'email', name: 'email', autoComplete: 'email', inputMode: 'email' } as const;

const Captcha = lazyPart(() => import('#client/components/form/Captcha.tsx').then((part) => part.Captcha));

/** Without Apollo, for the landing page and the footer. Until the script arrives, `method="dialog"` sends nothing. */
export function NewsletterForm({
  source,
  label,
  action,
  variant,
  words = messages,
  children,
  mayGoOn = () => true,
  onDone,
}: Props) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** The number of the captcha shown; 0 for none. Each captcha is valid for one attempt. */
  const [captcha, setCaptcha] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  function refuse(message: string): void {
    setError(message);
    toast({ title: 'Validation error', description: message, tone: 'error', about });
    field.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = given.get('captcha');
    if (isSending) return;
    clearToasts(about);
    setError(undefined);
    const address = String(given.get('email')).trim();
    if (address.length > limits.text.email) return refuse(words.longEmail);
    if (address === '' || !field.current?.validity.valid) return refuse(words.invalidEmail);
    if (!mayGoOn()) return;
    setSending(true);
    const problem = await subscribe({ email: address, source, captchaToken: token ? String(token) : null });
    setSending(false);
    if (captcha > 0 || problem?.needsCaptcha) setCaptcha(captcha + 1);
    if (problem === null) onDone();
    else if (problem.field) refuse(problem.field);
    else toast({ ...titled(problem.passing ?? messages.failed), tone: 'error', about });
  }

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={label} id={id} error={error}>
        {(wiring) => (
          <input {...wiring} {...email} ref={field} placeholder="you@example.com" className={`${controlStyle} h-13`} />
        )}
      </Field>
      {children}
      <Suspense>{captcha > 0 && <Captcha key={captcha} name="captcha" />}</Suspense>
      <noscript>This form needs JavaScript. Our address is at the foot of the page.</noscript>
      <Button type="submit" variant={variant} loading={isSending}>
        {action}
      </Button>
    </form>
  );
}

/** Takes the focus, so that screen readers announce it. */
export function Subscribed({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      <p>{children}</p>
    </div>
  );
}
