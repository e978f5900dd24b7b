import { Captcha } from '#client/components/form/Captcha.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { resetTexts } from './messages.ts';
import type { PendingReset } from './pending-reset.ts';
import { useRequestReset } from './use-request-reset.ts';

type Props = { email: string; onSent: (pending: PendingReset, email: string) => void };

/** Whose password it is about. */
export function ResetAsk({ email, onSent }: Props) {
  const { send, captchas } = useRequestReset(onSent);
  const { form, field, isBusy } = useForm(resetTexts.failed, send);
  return (
    <form {...form} className="grid gap-5">
      <TextField
        {...field('email')}
        defaultValue={email}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {captchas > 0 && <Captcha key={captchas} name="captchaToken" />}
      <Button type="submit" size="lg" loading={isBusy}>
        {resetTexts.ask.action}
      </Button>
    </form>
  );
}
