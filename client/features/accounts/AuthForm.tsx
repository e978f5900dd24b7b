import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIsHydrated } from '#client/lib/use-hydrated.ts';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { paths } from '#rules/paths.ts';
import { Consents } from './Consents.tsx';
import { TwoStepForm } from './TwoStepForm.tsx';
import { texts } from './texts.ts';
import { loadSignUpCheck, type Mode, type Steps, useAuthenticate } from './use-authenticate.ts';

const Captcha = lazyPart(async () => (await import('#client/components/form/Captcha.tsx')).Captcha);

type Props = Steps & {
  mode: Mode;
  email: string;
  onEmail: (email: string) => void;
};

/** The fields of one mode, and of the second step of a sign-in if the account has one. */
export function AuthForm({ mode, email, onEmail, ...steps }: Props) {
  const { needsCode, onNeedsCode } = steps;
  const { errors, captchas, isShutOut, ...form } = useAuthenticate(mode, steps);
  const { field } = form;
  const isNew = mode === 'sign-up';
  const location = useLocation();
  // No address is known while the page is prerendered.
  const search = useIsHydrated() ? location.search : '';
  const readTyped = useEffectEvent(() => {
    const typed = form.form.ref.current?.elements.namedItem('email');
    if (typed instanceof HTMLInputElement && typed.value !== email) onEmail(typed.value);
  });
  // React does not hear what was typed before it took the page over.
  useEffect(() => readTyped(), []);
  useEffect(() => {
    if (isNew) loadSignUpCheck().catch(() => undefined);
  }, [isNew]);
  const emailField = field('email');

  const { action } = isNew ? texts.signUp : needsCode ? texts.twoFactor : texts.signIn;

  return (
    <TwoStepForm
      {...form}
      needsCode={needsCode}
      onBack={() => onNeedsCode(false)}
      action={action}
      extra={<Suspense>{captchas > 0 && <Captcha key={captchas} name="captchaToken" />}</Suspense>}
    >
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
      <div className="grid gap-1">
        <PasswordField {...field('password')} isNew={isNew} />
        {!isNew && (
          <LinkButton
            to={{ pathname: paths.authReset, search }}
            state={{ email }}
            variant="link"
            size="sm"
            // Aligns the text with the end of the field.
            className="-mr-4 justify-self-end"
          >
            {texts.forgot}
          </LinkButton>
        )}
      </div>
      {isShutOut && (
        <div role="status" className="grid gap-3">
          <p className="text-sm text-ink-soft">{texts.shutOut}</p>
          <LinkButton to={{ pathname: paths.authCode, search }} state={{ email }} variant="secondary">
            {texts.emailCode}
          </LinkButton>
        </div>
      )}
      {isNew && <Consents field={field} errors={errors} />}
    </TwoStepForm>
  );
}
