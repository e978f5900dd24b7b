import { useCallback, useSyncExternalStore } from 'react';
import { chatLane, outbox, type PendingMessage } from '#client/components/outbox/outbox.ts';
import { toastOf } from '#client/components/outbox/unsent-toast.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import type { ThreadMessage } from './thread.ts';

/** The messages of the outbox. `confirm` removes those that the server has, though its answer was lost. */
export function usePending(matchId: string) {
  const lane = chatLane(matchId);
  const pending = useSyncExternalStore(outbox.subscribe, () => outbox.read(lane)) as readonly PendingMessage[];
  const retry = useCallback(
    (id: string) => outbox.change(lane, id, { state: 'sending', at: new Date().toISOString() }),
    [lane],
  );
  const discard = useCallback(
    (id: string) => {
      outbox.remove(lane, new Set([id]));
      clearToasts(toastOf(matchId));
    },
    [lane, matchId],
  );
  const confirm = useCallback(
    (messages: readonly ThreadMessage[]) => {
      if (outbox.read(lane).length === 0) return;
      const stored = messages.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      outbox.remove(lane, new Set(stored));
    },
    [lane],
  );

  return { pending, retry, discard, confirm };
}
