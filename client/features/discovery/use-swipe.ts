import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { answerTo } from '#client/apollo/error-message.ts';
import { announceMatch } from '#client/components/events/match-announcements.ts';
import { toast } from '#client/ui/toast.tsx';
import { afterPaint } from './after-paint.ts';
import { type Card, type DeckDispatch, swipeQueue } from './deck-actions.ts';
import {
  LikeProfileDocument,
  type LikeProfileMutation,
  type LikeProfileMutationVariables,
  PassProfileDocument,
  type PassProfileMutation,
  SuperLikeProfileDocument,
  type SuperLikeProfileMutation,
} from './discovery.generated.ts';
import { type Counter, forgetMatchList, noneLeft, oneFewer, optimisticViewer } from './optimistic-viewer.ts';
import { texts } from './texts.ts';

export type SwipeKind = 'like' | 'superLike' | 'pass';
type Answers = Partial<LikeProfileMutation & SuperLikeProfileMutation & PassProfileMutation>;
type Kind = {
  mutation: TypedDocumentNode<Answers, LikeProfileMutationVariables>;
  failed: string;
  /** The counter that the swipe lowers, and the optimistic answer; null for a free swipe. */
  costs: null | { counter: Counter; success: (id: string, left: number | null) => Unmasked<Answers> };
};

const kinds: Readonly<Record<SwipeKind, Kind>> = {
  like: {
    mutation: LikeProfileDocument,
    failed: texts.likeFailed,
    costs: {
      counter: 'likesLeft',
      success: (id, likesLeft) => {
        const viewer = { __typename: 'Viewer' as const, id, likesLeft };
        return { likeProfile: { __typename: 'LikeProfileSuccess', match: null, viewer } };
      },
    },
  },
  superLike: {
    mutation: SuperLikeProfileDocument,
    failed: texts.superLikeFailed,
    costs: {
      counter: 'superLikesLeft',
      success: (id, left) => {
        const viewer = { __typename: 'Viewer' as const, id, superLikesLeft: left ?? 0 };
        return { superLikeProfile: { __typename: 'SuperLikeProfileSuccess', match: null, viewer } };
      },
    },
  },
  pass: { mutation: PassProfileDocument, failed: texts.passFailed, costs: null },
};

/** Takes the card away and sends the swipe. A refusal restores the card and the counter, and says why. */
export function useSwipe(kind: SwipeKind, viewerId: string, dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const client = useApolloClient();
  const { mutation, failed, costs } = kinds[kind];
  const answerIn = (data: Answers | null | undefined) => data?.[`${kind}Profile`];

  return async (card) => {
    dispatch({ type: kind === 'pass' ? 'passed' : 'liked', id: card.id });
    await afterPaint();
    const counted = costs && optimisticViewer(client.cache, viewerId);
    const asking = client.mutate({
      mutation,
      variables: { input: { profileId: card.id } },
      context: swipeQueue,
      optimisticResponse: (_, { IGNORE }) =>
        costs && counted ? costs.success(viewerId, oneFewer(counted[costs.counter])) : IGNORE,
      update: (cache, { data }) => {
        const answer = answerIn(data);
        if (costs && answer?.__typename === 'LimitReached') noneLeft(cache, viewerId, costs.counter);
        if (answer && 'match' in answer && answer.match !== null) forgetMatchList(cache, answer.viewer);
      },
    });
    const answering = asking.then(({ data }) => answerIn(data));
    const { answer, reason } = await answerTo(answering, texts.tryAgain);
    if (answer !== undefined && !('message' in answer)) {
      if ('match' in answer && answer.match !== null) announceMatch(answer.match.id);
      return;
    }
    dispatch(answer?.__typename === 'NotAvailable' ? { type: 'gone', id: card.id } : { type: 'returned', card });
    const isOut = kind === 'superLike' && answer?.__typename === 'LimitReached';
    const description = answer?.message ?? reason;
    toast({ title: isOut ? texts.outOfSuperLikes : failed, description, tone: 'error' });
  };
}
