import { announceMatch } from '#client/components/events/match-announcements.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/discovery.ts';
import { type Card, type DeckDispatch, swipeQueue } from './deck-actions.ts';
import { useLikeProfileMutation } from './discovery.generated.ts';
import { messages } from './messages.ts';
import { forgetMatchList, noneLeft, oneFewer, optimisticViewer } from './optimistic-viewer.ts';
import { settle } from './settle.ts';

/** Likes a person at once: the card leaves and the counter falls; both come back when the server refuses. With none left it only says so. */
export function useLikeProfile(viewerId: string, dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const [likeProfile, { client }] = useLikeProfileMutation();

  return async (card) => {
    if (optimisticViewer(client.cache, viewerId)?.likesLeft === 0) {
      toast({ title: rules.noLikes, tone: 'info' });
      return;
    }
    dispatch({ type: 'liked', id: card.id });
    const send = async () => {
      const known = optimisticViewer(client.cache, viewerId);
      const { data } = await likeProfile({
        variables: { input: { profileId: card.id } },
        context: swipeQueue,
        optimisticResponse: (_, { IGNORE }) => {
          if (known === null) return IGNORE;
          const likesLeft = known.likesLeft === null ? null : oneFewer(known.likesLeft);
          const viewer = { __typename: 'Viewer' as const, id: viewerId, likesLeft };
          return { likeProfile: { __typename: 'LikeProfileSuccess', match: null, viewer } };
        },
        update: (cache, { data: given }) => {
          if (given?.likeProfile.__typename === 'LimitReached') noneLeft(cache, viewerId, 'likesLeft');
          if (given?.likeProfile.__typename === 'LikeProfileSuccess' && given.likeProfile.match !== null)
            forgetMatchList(cache, given.likeProfile.viewer);
        },
      });
      return data?.likeProfile;
    };
    const answer = await settle({ card, dispatch, send, title: () => messages.likeFailed });
    if (answer?.__typename === 'LikeProfileSuccess' && answer.match !== null) announceMatch(answer.match.id);
  };
}
