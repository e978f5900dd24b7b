import { useEffect } from 'react';
import { useForm } from '#client/components/form/use-form.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import type { PendingLetter, Way } from './pending-letter.ts';
import { letterTexts } from './texts.ts';
import { useAskForLetter } from './use-ask-for-letter.ts';

type Props = {
  way: Way;
  email: string;
  sentAt: number;
  onSent: (pending: PendingLetter, email: string) => void;
  onOther: () => void;
};

export function LetterAgain({ way, email, sentAt, onSent, onOther }: Props) {
  const texts = letterTexts[way];
  const now = useNow(1_000);
  const { send, captchas } = useAskForLetter(way, onSent);
  const { form, isBusy } = useForm(texts.failed, send);
  const left = Math.ceil((sentAt - now.getTime()) / 1_000) + limits.throttles.resetOfAccount.seconds;

  // A captcha belongs to the form that asks for the address, so that form opens.
  useEffect(() => {
    if (captchas > 0) onOther();
  }, [captchas, onOther]);

  return (
    <form {...form} className="flex flex-wrap justify-center gap-x-2">
      <input type="hidden" name="email" value={email} />
      {email !== '' && (
        <Button type="submit" variant="link" size="sm" loading={isBusy} disabled={left > 0}>
          {left > 0 ? `${texts.code.again} in ${left} s` : texts.code.again}
        </Button>
      )}
      <Button variant="link" size="sm" onClick={onOther}>
        {email === '' ? texts.code.again : texts.code.otherAddress}
      </Button>
    </form>
  );
}
