import { announceMatch } from '#client/components/events/match-announcements.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/discovery.ts';
import { type Card, type DeckDispatch, swipeQueue } from './deck-actions.ts';
import { useSuperLikeProfileMutation } from './discovery.generated.ts';
import { messages } from './messages.ts';
import { forgetMatchList, noneLeft, oneFewer, optimisticViewer } from './optimistic-viewer.ts';
import { settle } from './settle.ts';

/** Super likes a person like `useLikeProfile`; with none left it says so and leaves the card where it is. */
export function useSuperLikeProfile(viewerId: string, dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const [superLikeProfile, { client }] = useSuperLikeProfileMutation();

  return async (card) => {
    const known = optimisticViewer(client.cache, viewerId);
    if (known?.superLikesLeft === 0) {
      const description = known.isPremium ? rules.noSuperLikesPremium : rules.noSuperLikesFree;
      toast({ title: messages.outOfSuperLikes, description, tone: 'info' });
      return;
    }
    dispatch({ type: 'liked', id: card.id });
    const send = async () => {
      const counted = optimisticViewer(client.cache, viewerId);
      const { data } = await superLikeProfile({
        variables: { input: { profileId: card.id } },
        context: swipeQueue,
        optimisticResponse: (_, { IGNORE }) => {
          if (counted === null) return IGNORE;
          const viewer = {
            __typename: 'Viewer' as const,
            id: viewerId,
            superLikesLeft: oneFewer(counted.superLikesLeft),
          };
          return { superLikeProfile: { __typename: 'SuperLikeProfileSuccess', match: null, viewer } };
        },
        update: (cache, { data: given }) => {
          if (given?.superLikeProfile.__typename === 'LimitReached') noneLeft(cache, viewerId, 'superLikesLeft');
          if (given?.superLikeProfile.__typename === 'SuperLikeProfileSuccess' && given.superLikeProfile.match !== null)
            forgetMatchList(cache, given.superLikeProfile.viewer);
        },
      });
      return data?.superLikeProfile;
    };
    const answer = await settle({
      card,
      dispatch,
      send,
      title: (refusal) =>
        refusal?.__typename === 'LimitReached' ? messages.outOfSuperLikes : messages.superLikeFailed,
    });
    if (answer?.__typename === 'SuperLikeProfileSuccess' && answer.match !== null) announceMatch(answer.match.id);
  };
}
