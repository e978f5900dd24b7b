import { useState } from 'react';
import { session } from '#client/apollo/session.ts';
import { toast } from '#client/ui/toast.tsx';
import { useRequestAccountDeletionMutation } from './data-rights.generated.ts';
import { texts } from './texts.ts';

const words = texts.deletion;

/** Asks for the account to be deleted, and signs out, which leads home. */
export function useDeletion() {
  const [request] = useRequestAccountDeletionMutation({ fetchPolicy: 'no-cache' });
  const [isBusy, setBusy] = useState(false);
  const [reasonError, setReasonError] = useState<string>();

  /** Whether the account is on its way out. */
  async function leave(reason: string): Promise<boolean> {
    setBusy(true);
    setReasonError(undefined);
    const answer = await request({ variables: { input: { reason } } }).then(
      ({ data }) => data?.requestAccountDeletion,
      () => undefined,
    );
    setBusy(false);
    if (answer?.__typename === 'RequestAccountDeletionSuccess') {
      // Nobody need wait for the server: it ended every other session, and this device forgets its own.
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
