import { client } from '#client/apollo/client.ts';
import { messageOf } from '#client/apollo/error-message.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { messages as texts } from '#rules/chat.ts';
import { tellPushMoment } from '../push/push-moment.ts';
import { isFinal, PATIENCE_MS } from './is-final.ts';
import { SendMessageDocument } from './Outbox.generated.ts';
import { outbox, type PendingMessage } from './outbox.ts';
import { isOwn } from './own.ts';
import type { Outcome } from './sender.ts';
import { addToThread } from './thread-cache.ts';
import { toastOf } from './unsent-toast.ts';

function tell(matchId: string, description: string): void {
  toast({ title: texts.sendFailed, description, tone: 'error', about: toastOf(matchId) });
}

export async function postMessage(item: PendingMessage, lane: string): Promise<Outcome> {
  const { id, matchId, content } = item;
  try {
    const { data } = await client.mutate({
      mutation: SendMessageDocument,
      variables: { input: { matchId, clientId: id, content } },
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      update: (cache, { data: answer }) => {
        if (isOwn(item) && answer?.sendMessage.__typename === 'SendMessageSuccess')
          addToThread(cache, matchId, answer.sendMessage.sentMessage);
      },
    });
    if (!isOwn(item)) return 'unanswered';
    const outcome = data?.sendMessage;
    if (outcome?.__typename === 'SendMessageSuccess') {
      clearToasts(toastOf(matchId));
      tellPushMoment();
      return 'done';
    }
    tell(matchId, outcome?.message ?? texts.tryAgain);
    const hasLostAccess = outcome?.__typename === 'PremiumRequired' || outcome?.__typename === 'NotAvailable';
    if (hasLostAccess) await client.refetchQueries({ include: ['ChatPage'] }).catch(() => undefined);
    return 'failed';
  } catch (error) {
    if (!isOwn(item)) return 'unanswered';
    if (isFinal(error)) {
      tell(matchId, messageOf(error, texts.tryAgain));
      return 'failed';
    }
    // Offline, the page itself says so.
    if (navigator.onLine && outbox.read(lane).some((each) => each.id === id)) tell(matchId, texts.sentByItself);
    return 'unanswered';
  }
}
