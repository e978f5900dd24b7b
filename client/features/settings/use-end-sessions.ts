import { useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { unreachable } from '#client/components/form/use-form.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { texts } from './security-texts.ts';
import { useRevokeOtherSessionsMutation, useRevokeSessionMutation } from './settings.generated.ts';

const words = texts.sessions;

/** `ending` is the request under way: an id, 'others', or null. */
export function useEndSessions(onStale: () => void) {
  const [revoke] = useRevokeSessionMutation();
  const [revokeOthers] = useRevokeOtherSessionsMutation();
  const [ending, setEnding] = useState<string | null>(null);

  async function run(what: string, action: () => Promise<string>): Promise<void> {
    if (ending !== null) return;
    setEnding(what);
    clearToasts();
    try {
      toast({ title: await action(), tone: 'success' });
    } catch (error) {
      toast({ title: words.failed, description: messageOf(error, unreachable), tone: 'error' });
    }
    setEnding(null);
  }

  return {
    ending,
    end: (session: { id: string; label: string }) =>
      run(session.id, async () => {
        const answer = await revoke({ sessionId: session.id });
        // A session that has already ended counts as success.
        if (answer.__typename === 'NotAvailable') onStale();
        return words.ended(session.label);
      }),
    endOthers: () => run('others', async () => words.endedOthers((await revokeOthers()).ended)),
  };
}
