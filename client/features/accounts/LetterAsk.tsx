import { Captcha } from '#client/components/form/Captcha.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { PendingLetter, Way } from './pending-letter.ts';
import { letterTexts } from './texts.ts';
import { useAskForLetter } from './use-ask-for-letter.ts';

type Props = { way: Way; email: string; onSent: (pending: PendingLetter, email: string) => void };

export function LetterAsk({ way, email, onSent }: Props) {
  const texts = letterTexts[way];
  const { send, captchas } = useAskForLetter(way, onSent);
  const { form, field, isBusy } = useForm(texts.failed, send);
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
        {texts.ask.action}
      </Button>
    </form>
  );
}
