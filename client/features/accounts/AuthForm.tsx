import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { texts } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { type Mode, useAuthenticate } from './use-authenticate.ts';

const consents = ['acceptsPrivacy', 'acceptsTerms', 'confirmsAdult'] as const;

/** What stands in the form, by field; each of the three confirmations is true or false. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return { ...Object.fromEntries(data), ...Object.fromEntries(consents.map((name) => [name, data.has(name)])) };
}

type Props = { mode: Mode; email: string; onEmail: (email: string) => void };

/** The fields of one mode. Errors stand beside their fields until these change, and the first of them gets the focus. */
export function AuthForm({ mode, email, onEmail }: Props) {
  const { submit, isBusy } = useAuthenticate(mode);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const isNew = mode === 'sign-up';

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const broken = await submit(valuesOf(event.currentTarget));
    setErrors(Object.fromEntries(broken.map(({ path, message }) => [path, message])));
    const first = broken[0] && form.current?.elements.namedItem(broken[0].path);
    if (first instanceof HTMLElement) first.focus();
  }

  function field(name: string) {
    return {
      name,
      error: errors[name],
      onChange: () => errors[name] !== undefined && setErrors(({ [name]: _, ...others }) => others),
    };
  }

  /** All three break the same rule: it is said once, at the first, and shown on each. */
  const firstConsent = consents.find((name) => errors[name] !== undefined);
  function consent(name: (typeof consents)[number]) {
    const { error, ...rest } = field(name);
    return { ...rest, 'aria-invalid': error !== undefined, error: name === firstConsent ? error : undefined };
  }

  const emailField = field('email');

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      {isNew && <TextField {...field('fullName')} label="Full name" autoComplete="name" />}
      <TextField
        {...emailField}
        value={email}
        onChange={({ target }) => {
          emailField.onChange();
          onEmail(target.value);
        }}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete={isNew ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} isNew={isNew} />
      {isNew && (
        <div className="grid rounded-md bg-sunken px-4 py-2">
          {consents.map((name) => (
            <Checkbox key={name} {...consent(name)} label={texts[name]} />
          ))}
        </div>
      )}
      <Button type="submit" size="lg" loading={isBusy}>
        {isNew ? texts.signUp.action : texts.signIn.action}
      </Button>
    </form>
  );
}
