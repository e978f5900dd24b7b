import type { ReactNode } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { TwoFactorField } from '#client/components/form/TwoFactorField.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { resetTexts, texts } from './messages.ts';
import type { PendingReset } from './pending-reset.ts';
import { useResetPassword } from './use-reset-password.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit' });

/** What the field of the code says below itself: until when it is good, or that another letter is needed. */
function codeHint({ codeExpiresAt }: PendingReset, triesLeft: number, now: Date): ReactNode {
  const until = new Date(codeExpiresAt);
  if (triesLeft <= 0) return resetTexts.noTries;
  if (until <= now) return resetTexts.tooLate;
  const tries =
    triesLeft < limits.passwordReset.tries ? ` ${triesLeft} of ${limits.passwordReset.tries} tries left.` : '';
  return `6 digits, good until ${clock.format(until)}.${tries}`;
}

type Props = { pending: PendingReset /** Of the mailed link; null asks for the code. */; secret: string | null };

/** The proof and the new password, and the second factor where the account has one. */
export function ResetForm({ pending, secret }: Props) {
  const now = useNow(15_000);
  const { send, needsCode, triesLeft, back } = useResetPassword(pending, secret);
  const { form, field, isBusy } = useForm(resetTexts.failed, send);
  const { error, ...code } = field('secret');
  const hint = codeHint(pending, triesLeft, now);

  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-5" hidden={needsCode}>
        {secret === null && (
          <TextField
            {...code}
            error={error && triesLeft < limits.passwordReset.tries ? `${error} ${hint}` : error}
            label={resetTexts.code.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={hint}
          />
        )}
        <PasswordField {...field('newPassword')} label="New password" isNew />
      </div>
      {needsCode && (
        <div className="grid gap-4">
          <p className="text-ink-soft">{texts.twoFactor.reset}</p>
          <TwoFactorField {...field('twoFactorCode')} autoFocus />
        </div>
      )}
      <Button type="submit" size="lg" loading={isBusy}>
        {resetTexts.action}
      </Button>
      {needsCode && (
        <Button variant="ghost" onClick={back}>
          Back
        </Button>
      )}
    </form>
  );
}
