import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { type ReplyRating, useRateReplyMutation } from './companion.generated.ts';
import type { Message } from './reply.ts';
import { texts } from './texts.ts';

/** The thumb is drawn at once, and taken back with a sentence if the server refuses. */
export function useRateReply() {
  const [mutate] = useRateReplyMutation();

  return async ({ id, exchangeId }: Message, rating: ReplyRating | null): Promise<void> => {
    const reply = { __typename: 'CompanionMessage' as const, id, rating };
    const asking = mutate(
      { exchangeId, rating },
      {
        // One at a time: the last press wins.
        context: { queue: 'reply ratings' },
        optimisticResponse: { rateReply: { __typename: 'RateReplySuccess', reply } },
      },
    );
    const { answer, reason } = await answerTo(asking, texts.checkConnection);
    if (answer?.__typename === 'RateReplySuccess') return;
    toast({ title: texts.ratingFailed, description: answer?.message ?? reason, tone: 'error', about: 'reply rating' });
  };
}
