import { useState } from 'react';
import { session } from '#client/apollo/session.ts';
import { toast } from '#client/ui/toast.tsx';
import { useRequestAccountDeletionMutation } from './data-rights.generated.ts';
import { texts } from './texts.ts';

const words = texts.deletion;

/** The sign-out leads to the landing page. */
export function useDeletion() {
  const [request] = useRequestAccountDeletionMutation({ fetchPolicy: 'no-cache' });
  const [isBusy, setBusy] = useState(false);
  const [reasonError, setReasonError] = useState<string>();

  /** Resolves to true if the server took the request. */
  async function leave(reason: string): Promise<boolean> {
    setBusy(true);
    setReasonError(undefined);
    const answer = await request({ reason }).catch(() => undefined);
    setBusy(false);
    if (answer?.__typename === 'RequestAccountDeletionSuccess') {
      // Not awaited: the server has ended every other session, and this device discards its own.
      void session.signOut();
      toast({ title: words.doneTitle, description: words.done, tone: 'success', about: 'deletion' });
      return true;
    }
    if (answer?.__typename === 'InvalidInput') setReasonError(answer.message);
    toast({
      title: words.failedTitle,
      description: answer?.message ?? words.failed,
      tone: 'error',
      about: 'deletion',
    });
    return false;
  }

  return { leave, isBusy, reasonError, forgive: () => setReasonError(undefined) };
}
