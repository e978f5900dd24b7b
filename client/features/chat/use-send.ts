import { useCallback, useSyncExternalStore } from 'react';
import { discardMessage, outbox, retryMessage, sendMessage } from '#client/components/outbox/send-messages.ts';
import type { ThreadMessage } from './thread.ts';

export function useSend(matchId: string) {
  const pending = useSyncExternalStore(outbox.subscribe, () => outbox.read(matchId));
  const send = useCallback((content: string) => sendMessage(matchId, content), [matchId]);
  const retry = useCallback((clientId: string) => retryMessage(matchId, clientId), [matchId]);
  const discard = useCallback((clientId: string) => discardMessage(matchId, clientId), [matchId]);

  /** Removes confirmed messages from the outbox: the server has them, though its answer was lost. */
  const settle = useCallback(
    (messages: readonly ThreadMessage[]) => {
      if (outbox.read(matchId).length === 0) return;
      const stored = messages.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      outbox.remove(matchId, new Set(stored));
    },
    [matchId],
  );

  return { pending, send, retry, discard, settle };
}
