import { useLocation } from 'react-router-dom';
import { Captcha } from '#client/components/form/Captcha.tsx';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { TwoFactorField } from '#client/components/form/TwoFactorField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { paths } from '#rules/paths.ts';
import { Consents } from './Consents.tsx';
import { texts } from './messages.ts';
import { type Mode, useAuthenticate } from './use-authenticate.ts';

type Props = { mode: Mode; email: string; onEmail: (email: string) => void };

/** The fields of one mode, and of the second step of signing in where there is one. */
export function AuthForm({ mode, email, onEmail }: Props) {
  const { form, field, errors, isBusy, needsCode, captchas, back } = useAuthenticate(mode);
  const { search } = useLocation();
  const isNew = mode === 'sign-up';
  const emailField = field('email');

  return (
    <form {...form} className="grid gap-5">
      {/* Only out of sight during the second step: what was typed is sent again with the code. */}
      <div className="grid gap-5" hidden={needsCode}>
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
              className="justify-self-end"
            >
              {texts.forgot}
            </LinkButton>
          )}
        </div>
        {isNew && <Consents field={field} errors={errors} />}
      </div>
      {needsCode && (
        <div className="grid gap-4">
          <p className="text-ink-soft">{texts.twoFactor.lead}</p>
          <TwoFactorField {...field('twoFactorCode')} autoFocus />
        </div>
      )}
      {captchas > 0 && <Captcha key={captchas} name="captchaToken" />}
      <Button type="submit" size="lg" loading={isBusy}>
        {isNew ? texts.signUp.action : needsCode ? texts.twoFactor.action : texts.signIn.action}
      </Button>
      {needsCode && (
        <Button variant="ghost" onClick={back}>
          Back
        </Button>
      )}
    </form>
  );
}
