import { useCallback, useSyncExternalStore } from 'react';
import { discardMessage, outbox, retryMessage } from '#client/components/outbox/send-messages.ts';
import type { ThreadMessage } from './thread.ts';

/** The messages of the outbox. `confirm` removes those that the server has, though its answer was lost. */
export function usePending(matchId: string) {
  const pending = useSyncExternalStore(outbox.subscribe, () => outbox.read(matchId));
  const retry = useCallback((clientId: string) => retryMessage(matchId, clientId), [matchId]);
  const discard = useCallback((clientId: string) => discardMessage(matchId, clientId), [matchId]);
  const confirm = useCallback(
    (messages: readonly ThreadMessage[]) => {
      if (outbox.read(matchId).length === 0) return;
      const stored = messages.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      outbox.remove(matchId, new Set(stored));
    },
    [matchId],
  );

  return { pending, retry, discard, confirm };
}
