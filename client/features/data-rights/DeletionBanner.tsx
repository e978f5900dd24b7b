import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.tsx';
import { useCancelAccountDeletionMutation } from './data-rights.generated.ts';
import { texts } from './texts.ts';

const words = texts.pendingDeletion;
const dayFormat = new Intl.DateTimeFormat('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });

/** For a device that is still signed in after an account deletion. */
export function DeletionBanner({ request }: { request: { cancellableUntil: string; erasedBy: string } }) {
  const [cancel] = useCancelAccountDeletionMutation();
  const [isBusy, setBusy] = useState(false);

  async function stay(): Promise<void> {
    setBusy(true);
    const answer = await cancel().catch(() => undefined);
    setBusy(false);
    if (answer?.__typename === 'CancelAccountDeletionSuccess') {
      // The button disappears together with the focus.
      document.querySelector<HTMLElement>('h1')?.focus();
      toast({ title: words.doneTitle, description: words.done, tone: 'success', about: 'deletion' });
    } else
      toast({
        title: words.failedTitle,
        description: answer?.message ?? words.failed,
        tone: 'error',
        about: 'deletion',
      });
  }

  const day = (at: string): string => dayFormat.format(new Date(at));
  return (
    <section
      aria-labelledby="pending-deletion"
      className="grid justify-items-start gap-3 rounded-lg bg-gold-tint p-5 sm:p-6"
    >
      <h2 id="pending-deletion" className="text-lg">
        {words.title}
      </h2>
      <p>{words.body(day(request.cancellableUntil), day(request.erasedBy))}</p>
      <Button loading={isBusy} onClick={() => void stay()}>
        {words.action}
      </Button>
    </section>
  );
}
