import { useApolloClient } from '@apollo/client/react';
import { useCallback, useSyncExternalStore } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { session } from '#client/apollo/session.ts';
import { newId } from '#client/lib/new-id.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { ChatPageDocument, SendMessageDocument, type ThreadMessageFragment } from './chat.generated.ts';
import { texts } from './messages.ts';
import { createOutbox, type PendingMessage } from './outbox.ts';
import { addToThread } from './thread-cache.ts';

/** Longer than that nobody waits for a tick: the message offers a retry, which is the same message to the server. */
const PATIENCE_MS = 20_000;

/** Ties the toast about messages of a match that were not sent to that match. */
const toastOf = (matchId: string) => `unsent:${matchId}`;

export const outbox = createOutbox(localStorage);
session.subscribe(({ type }) => {
  if (type === 'signed_out') outbox.forget();
});

/** Sends at once on screen and one after the other to the server; what fails stays, with its text, until it is retried or deleted. */
export function useSend(matchId: string) {
  const client = useApolloClient();
  const pending = useSyncExternalStore(outbox.subscribe, () => outbox.read(matchId));

  const deliver = useCallback(
    async ({ clientId, content }: PendingMessage) => {
      let reason: string = texts.checkConnection;
      const outcome = await client
        .mutate({
          mutation: SendMessageDocument,
          variables: { input: { matchId, clientId, content } },
          context: { queue: `chat:${matchId}`, fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
          update: (cache, { data }) => {
            if (data?.sendMessage.__typename === 'SendMessageSuccess')
              addToThread(cache, matchId, data.sendMessage.sentMessage);
          },
        })
        .then(({ data }) => data?.sendMessage ?? null)
        .catch((error: unknown) => {
          reason = messageOf(error, texts.checkConnection);
          return null;
        });
      if (outcome?.__typename === 'SendMessageSuccess') {
        outbox.remove(matchId, new Set([clientId]));
        clearToasts(toastOf(matchId));
        return;
      }
      // The answer was lost, and the event that tells of the message was here before.
      if (!outbox.read(matchId).some((message) => message.clientId === clientId)) return;
      outbox.mark(matchId, clientId, 'failed');
      const description = outcome?.message ?? reason;
      toast({ title: texts.sendFailed, description, tone: 'error', about: toastOf(matchId) });
      const lostAccess = outcome?.__typename === 'PremiumRequired' || outcome?.__typename === 'NotAvailable';
      if (lostAccess) await client.refetchQueries({ include: [ChatPageDocument] }).catch(() => undefined);
    },
    [client, matchId],
  );

  const send = useCallback(
    (content: string) => {
      const message = {
        clientId: newId(),
        content,
        at: new Date().toISOString(),
        state: 'sending',
      } as const;
      outbox.add(matchId, message);
      void deliver(message);
    },
    [deliver, matchId],
  );

  const retry = useCallback(
    (clientId: string) => {
      const message = outbox.read(matchId).find((one) => one.clientId === clientId);
      if (!message) return;
      outbox.mark(matchId, clientId, 'sending');
      void deliver(message);
    },
    [deliver, matchId],
  );

  const discard = useCallback(
    (clientId: string) => {
      outbox.remove(matchId, new Set([clientId]));
      clearToasts(toastOf(matchId));
    },
    [matchId],
  );

  /** Lets go of what the server turned out to have: a message whose answer was lost. */
  const settle = useCallback(
    (messages: readonly ThreadMessageFragment[]) => {
      if (outbox.read(matchId).length === 0) return;
      const stored = messages.flatMap(({ clientId }) => (clientId === null ? [] : [clientId]));
      outbox.remove(matchId, new Set(stored));
    },
    [matchId],
  );

  return { pending, send, retry, discard, settle };
}
