import type { ReactNode } from 'react';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useNow } from '#client/lib/use-now.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import type { PendingLetter, Way } from './pending-letter.ts';
import { TwoStepForm } from './TwoStepForm.tsx';
import { letterTexts } from './texts.ts';
import { type Step, useEnterByLetter } from './use-enter-by-letter.ts';

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit' });

function codeHint({ codeExpiresAt }: PendingLetter, triesLeft: number, now: Date): ReactNode {
  const until = new Date(codeExpiresAt);
  if (triesLeft <= 0) return letterTexts.reset.noTries;
  if (until <= now) return letterTexts.reset.tooLate;
  const tries =
    triesLeft < limits.passwordReset.tries ? ` ${triesLeft} of ${limits.passwordReset.tries} tries left.` : '';
  return `6 digits, good until ${clock.format(until)}.${tries}`;
}

type Props = {
  way: Way;
  pending: PendingLetter;
  /** The secret of the mailed link; null asks for the code. */
  secret: string | null;
  step: Step;
};

export function LetterForm({ way, pending, secret, step }: Props) {
  const texts = letterTexts[way];
  const now = useNow(15_000);
  const { send, triesLeft } = useEnterByLetter(way, pending, secret, step);
  const form = useForm(texts.failed, send);
  const { error, ...code } = form.field('secret');
  const hint = codeHint(pending, triesLeft, now);

  return (
    <TwoStepForm {...form} needsCode={step.needsCode} onBack={() => step.setNeedsCode(false)} action={texts.action}>
      {secret === null && (
        <TextField
          {...code}
          error={error && triesLeft < limits.passwordReset.tries ? `${error} ${hint}` : error}
          label={texts.code.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={hint}
        />
      )}
      {way === 'reset' && <PasswordField {...form.field('newPassword')} label="New password" isNew />}
    </TwoStepForm>
  );
}
