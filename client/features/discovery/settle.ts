import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { afterPaint } from './after-paint.ts';
import type { Card, DeckDispatch } from './deck-actions.ts';
import { texts } from './texts.ts';

type Answer = { __typename: string; message?: string };
type Swipe<A extends Answer> = {
  card: Card;
  dispatch: DeckDispatch;
  /** Sends the swipe; resolves to undefined without an answer. */
  send: () => Promise<A | undefined>;
  title: (answer: A | null) => string;
};

/** Sends a swipe that is shown already. A refusal puts the card back and says why. Resolves to the answer of a success. */
export async function settle<A extends Answer>({ card, dispatch, send, title }: Swipe<A>): Promise<A | null> {
  let reason: string = texts.tryAgain;
  await afterPaint();
  const answer = await send().catch((error: unknown) => {
    reason = messageOf(error, texts.tryAgain);
    return undefined;
  });
  if (answer !== undefined && answer.message === undefined) return answer;
  dispatch(answer?.__typename === 'NotAvailable' ? { type: 'gone', id: card.id } : { type: 'returned', card });
  toast({ title: title(answer ?? null), description: answer?.message ?? reason, tone: 'error' });
  return null;
}
