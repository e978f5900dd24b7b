/** The only outbox of this page. It flushes at the start, on reconnect, and when the page becomes visible. */
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages as texts } from '#rules/chat.ts';
import { client } from '../../apollo/client.ts';
import { messageOf } from '../../apollo/error-message.ts';
import { session } from '../../apollo/session.ts';
import { onSocketStatus } from '../../apollo/socket-status.ts';
import { newId } from '../../lib/new-id.ts';
import { clearToasts, toast } from '../../ui/toast.tsx';
import { tellPushMoment } from '../push/push-moment.ts';
import { SendMessageDocument } from './Outbox.generated.ts';
import { createOutbox, type PendingMessage } from './outbox.ts';
import { createSender, type Outcome } from './sender.ts';
import { addToThread } from './thread-cache.ts';

/** The timeout of a request. After it the message is sent again; the server recognizes it by its client id. */
const PATIENCE_MS = 20_000;

/** Error codes that may pass with a retry. */
const passing: readonly unknown[] = ['RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 'PERSISTED_DOCUMENT_REQUIRED'];

export const outbox = createOutbox(localStorage);
const sender = createSender({
  outbox,
  post,
  now: Date.now,
  exclusively: (matchId, run) => ('locks' in navigator ? navigator.locks.request(`zobo.send.${matchId}`, run) : run()),
  later: (run, ms) => void setTimeout(run, ms),
});

const toastOf = (matchId: string) => `unsent:${matchId}`;

function tell(matchId: string, description: string): void {
  toast({ title: texts.sendFailed, description, tone: 'error', about: toastOf(matchId) });
}

async function post(matchId: string, { clientId, content }: PendingMessage): Promise<Outcome> {
  if (!session.isSignedIn()) return 'unanswered';
  try {
    const { data } = await client.mutate({
      mutation: SendMessageDocument,
      variables: { input: { matchId, clientId, content } },
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      update: (cache, { data: answer }) => {
        if (answer?.sendMessage.__typename === 'SendMessageSuccess')
          addToThread(cache, matchId, answer.sendMessage.sentMessage);
      },
    });
    const outcome = data?.sendMessage;
    if (outcome?.__typename === 'SendMessageSuccess') {
      clearToasts(toastOf(matchId));
      tellPushMoment();
      return 'stored';
    }
    tell(matchId, outcome?.message ?? texts.tryAgain);
    const hasLostAccess = outcome?.__typename === 'PremiumRequired' || outcome?.__typename === 'NotAvailable';
    if (hasLostAccess) await client.refetchQueries({ include: ['ChatPage'] }).catch(() => undefined);
    return 'refused';
  } catch (error) {
    if (isFinal(error)) {
      tell(matchId, messageOf(error, texts.tryAgain));
      return 'refused';
    }
    // Offline, the page itself says so.
    if (navigator.onLine && outbox.read(matchId).some((each) => each.clientId === clientId))
      tell(matchId, texts.sentByItself);
    return 'unanswered';
  }
}

function isFinal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && !error.errors.some(({ extensions }) => passing.includes(extensions?.code));
}

/** Adds a message to the outbox, which sends it at once or as soon as possible. */
export function sendMessage(matchId: string, content: string): void {
  outbox.add(matchId, { clientId: newId(), content, at: new Date().toISOString(), state: 'sending' });
  void sender.flush(matchId);
}

export function retryMessage(matchId: string, clientId: string): void {
  outbox.change(matchId, clientId, { state: 'sending', at: new Date().toISOString() });
  void sender.flush(matchId);
}

export function discardMessage(matchId: string, clientId: string): void {
  outbox.remove(matchId, new Set([clientId]));
  clearToasts(toastOf(matchId));
}

function flushAll(): void {
  if (session.isSignedIn()) sender.flushAll();
}

session.subscribe(({ type }) => {
  if (type === 'signed_out') outbox.forget();
  else flushAll();
});
window.addEventListener('storage', ({ key }) => key !== null && outbox.follow(key));
window.addEventListener('online', flushAll);
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flushAll());
onSocketStatus((status) => status === 'connected' && flushAll());
flushAll();
