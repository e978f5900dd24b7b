import type { ReactNode } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useNow } from '#client/lib/use-now.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { resetTexts } from './messages.ts';
import type { PendingReset } from './pending-reset.ts';
import { TwoStepForm } from './TwoStepForm.tsx';
import { type Step, useResetPassword } from './use-reset-password.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit' });

/** What the field of the code says below itself: until when it is good, or that another email is needed. */
function codeHint({ codeExpiresAt }: PendingReset, triesLeft: number, now: Date): ReactNode {
  const until = new Date(codeExpiresAt);
  if (triesLeft <= 0) return resetTexts.noTries;
  if (until <= now) return resetTexts.tooLate;
  const tries =
    triesLeft < limits.passwordReset.tries ? ` ${triesLeft} of ${limits.passwordReset.tries} tries left.` : '';
  return `6 digits, good until ${clock.format(until)}.${tries}`;
}

type Props = {
  pending: PendingReset;
  /** Of the mailed link; null asks for the code. */
  secret: string | null;
  step: Step;
};

/** The proof and the new password, and the second factor where the account has one. */
export function ResetForm({ pending, secret, step }: Props) {
  const now = useNow(15_000);
  const { send, triesLeft } = useResetPassword(pending, secret, step);
  const form = useForm(resetTexts.failed, send);
  const { error, ...code } = form.field('secret');
  const hint = codeHint(pending, triesLeft, now);

  return (
    <TwoStepForm
      {...form}
      needsCode={step.needsCode}
      onBack={() => step.setNeedsCode(false)}
      action={resetTexts.action}
    >
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
      <PasswordField {...form.field('newPassword')} label="New password" isNew />
    </TwoStepForm>
  );
}
