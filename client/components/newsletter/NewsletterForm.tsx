import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { titled } from '#client/lib/titled.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ButtonVariant } from '#client/ui/button-style.ts';
import { controlStyle, Field } from '#client/ui/Field.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { areaMessages, messages } from '#rules/newsletter.ts';
import { type Subscription, subscribe } from './newsletter.ts';

type Props = {
  source: Subscription['source'];
  label: string;
  action: string;
  variant?: ButtonVariant;
  /** Below the field: a consent to give, or what pressing the button means. */
  children: ReactNode;
  /** Whether the person agreed; what to say when not is said here. */
  mayGoOn?: () => boolean;
  onDone: () => void;
};

const about = 'newsletter';

const Captcha = lazyPart(async () => (await import('#client/components/form/Captcha.tsx')).Captcha);

/**
 * One address for the newsletter. Plain code, since it stands on the landing page and at the foot of every other. Its HTML is there before its
 * code: the method of dialogs sends nothing until then, and the field keeps what was typed by itself.
 */
export function NewsletterForm({ source, label, action, variant, children, mayGoOn = () => true, onDone }: Props) {
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  /** Which captcha is shown, 0 for none: each is good for one attempt. */
  const [captcha, setCaptcha] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const words = source === 'FEEDBACK_AREA' ? areaMessages : messages;

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
          <input
            {...wiring}
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            placeholder="you@example.com"
            className={`${controlStyle} h-13`}
          />
        )}
      </Field>
      {children}
      <Suspense>{captcha > 0 && <Captcha key={captcha} name="captcha" />}</Suspense>
      <noscript>
        This form needs JavaScript. You can also write to us: the address stands at the foot of the page.
      </noscript>
      <Button type="submit" variant={variant} loading={isSending}>
        {action}
      </Button>
    </form>
  );
}

/** What takes the place of a form that was sent; readers hear it, and the focus is not lost. */
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
