/** What was swiped in the document, before the app was there, on people of its answer. */
import { useEffect, useEffectEvent } from 'react';
import { session } from '#client/apollo/session.ts';
import type { EarlySwipe } from '#client/apollo/started.ts';
import { loadSending } from '#client/components/outbox/load-sending.ts';
import { outbox, swipeLane } from '#client/components/outbox/outbox.ts';
import type { Card } from './deck-actions.ts';
import { type DeckState, deckReducer } from './deck-state.ts';
import { useRecordProfileViewMutation } from './discovery.generated.ts';

/** The deck after them. */
export function swipedEarly(dealt: DeckState<Card>, early: readonly EarlySwipe[]): DeckState<Card> {
  return early.reduce((state, { id, kind, profileId }) => {
    const card = state.cards.find((each) => each.id === profileId);
    if (card === undefined) return state;
    const viewed = deckReducer(state, { type: 'viewed', id: profileId });
    return deckReducer(viewed, { type: 'swiped', kind, card, id });
  }, dealt);
}

/** Has the outbox send them. */
export function useEarlySwipes(early: readonly EarlySwipe[]): void {
  const [recordView] = useRecordProfileViewMutation();
  const takeOver = useEffectEvent(() => {
    for (const { id, kind, profileId, at } of early) {
      recordView({ profileId }).catch(() => undefined);
      // An open tab may have told it to this one.
      if (!outbox.read(swipeLane).some((item) => item.id === id))
        outbox.add({ kind, profileId }, { id, at, session: session.id() });
      loadSending();
    }
  });
  useEffect(() => takeOver(), []);
}
