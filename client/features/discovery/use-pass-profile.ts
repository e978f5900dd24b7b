import { type Card, type DeckDispatch, swipeQueue } from './deck-actions.ts';
import { usePassProfileMutation } from './discovery.generated.ts';
import { messages } from './messages.ts';
import { settle } from './settle.ts';

/** Passes a person at once; the card comes back when the server refuses. */
export function usePassProfile(dispatch: DeckDispatch): (card: Card) => Promise<void> {
  const [passProfile] = usePassProfileMutation();

  return async (card) => {
    dispatch({ type: 'passed', id: card.id });
    const send = async () => {
      const { data } = await passProfile({ variables: { input: { profileId: card.id } }, context: swipeQueue });
      return data?.passProfile;
    };
    await settle({ card, dispatch, send, title: () => messages.passFailed });
  };
}
