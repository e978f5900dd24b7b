import type { TypedDocumentNode, Unmasked } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { announceMatch } from '#client/components/events/match-announcements.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/discovery.ts';
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
import { settle } from './settle.ts';
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

function noneLeftText(counter: Counter, isPremium: boolean): { title: string; description?: string } {
  if (counter === 'likesLeft') return { title: rules.noLikes };
  const description = isPremium ? rules.noSuperLikesPremium : rules.noSuperLikesFree;
  return { title: texts.outOfSuperLikes, description };
}

/** At zero it only shows a message. A refusal restores the card and the counter. */
export function useSwipe(kind: SwipeKind, viewerId: string, dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const client = useApolloClient();
  const { mutation, failed, costs } = kinds[kind];
  const answerIn = (data: Answers | null | undefined) => data?.[`${kind}Profile`];

  return async (card) => {
    const known = optimisticViewer(client.cache, viewerId);
    if (costs && known?.[costs.counter] === 0) {
      toast({ ...noneLeftText(costs.counter, known.plan.name !== null), tone: 'info' });
      return;
    }
    dispatch({ type: kind === 'pass' ? 'passed' : 'liked', id: card.id });
    const send = async () => {
      const counted = optimisticViewer(client.cache, viewerId);
      const { data } = await client.mutate({
        mutation,
        variables: { input: { profileId: card.id } },
        context: swipeQueue,
        optimisticResponse: (_, { IGNORE }) =>
          costs && counted ? costs.success(viewerId, oneFewer(counted[costs.counter])) : IGNORE,
        update: (cache, given) => {
          const answer = answerIn(given.data);
          if (costs && answer?.__typename === 'LimitReached') noneLeft(cache, viewerId, costs.counter);
          if (answer && 'match' in answer && answer.match !== null) forgetMatchList(cache, answer.viewer);
        },
      });
      return answerIn(data);
    };
    const title = (refusal: { __typename: string } | null) =>
      kind === 'superLike' && refusal?.__typename === 'LimitReached' ? texts.outOfSuperLikes : failed;
    const answer = await settle({ card, dispatch, send, title });
    if (answer && 'match' in answer && answer.match !== null) announceMatch(answer.match.id);
  };
}
