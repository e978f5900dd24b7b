import { useLocation } from 'react-router-dom';
import { Captcha } from '#client/components/form/Captcha.tsx';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { paths } from '#rules/paths.ts';
import { Consents } from './Consents.tsx';
import { TwoStepForm } from './TwoStepForm.tsx';
import { texts } from './texts.ts';
import { type Mode, type Steps, useAuthenticate } from './use-authenticate.ts';

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
  const { search } = useLocation();
  const isNew = mode === 'sign-up';
  const emailField = field('email');

  const { action } = isNew ? texts.signUp : needsCode ? texts.twoFactor : texts.signIn;

  return (
    <TwoStepForm
      {...form}
      needsCode={needsCode}
      onBack={() => onNeedsCode(false)}
      action={action}
      extra={captchas > 0 && <Captcha key={captchas} name="captchaToken" />}
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
