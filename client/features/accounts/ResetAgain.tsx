import { useEffect } from 'react';
import { useForm } from '#client/components/form/use-form.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Button } from '#client/ui/Button.tsx';
import { limits } from '#rules/limits.ts';
import { resetTexts } from './messages.ts';
import type { PendingReset } from './pending-reset.ts';
import { useRequestReset } from './use-request-reset.ts';

type Props = {
  /** Empty when this page does not know it any more. */
  email: string;
  sentAt: number;
  onSent: (pending: PendingReset, email: string) => void;
  onOther: () => void;
};

/** Another email, a minute after the last. */
export function ResetAgain({ email, sentAt, onSent, onOther }: Props) {
  const now = useNow(1_000);
  const { send, captchas } = useRequestReset(onSent);
  const { form, isBusy } = useForm(resetTexts.failed, send);
  const left = Math.ceil((sentAt - now.getTime()) / 1_000) + limits.throttles.resetOfAccount.seconds;

  // A captcha has its place in the form that asks for the address.
  useEffect(() => {
    if (captchas > 0) onOther();
  }, [captchas, onOther]);

  return (
    <form {...form} className="flex flex-wrap justify-center gap-x-2">
      <input type="hidden" name="email" value={email} />
      {email !== '' && (
        <Button type="submit" variant="link" size="sm" loading={isBusy} disabled={left > 0}>
          {left > 0 ? `${resetTexts.code.again} in ${left} s` : resetTexts.code.again}
        </Button>
      )}
      <Button variant="link" size="sm" onClick={onOther}>
        {email === '' ? resetTexts.code.again : resetTexts.code.otherAddress}
      </Button>
    </form>
  );
}
