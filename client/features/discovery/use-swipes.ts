import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { session } from '#client/apollo/session.ts';
import type { EarlySwipe } from '#client/apollo/started.ts';
import { loadSending } from '#client/components/outbox/load-sending.ts';
import { outbox, swipeLane } from '#client/components/outbox/outbox.ts';
import { send } from '#client/components/outbox/write.ts';
import type { Card, DeckDispatch } from './deck-actions.ts';
import { useRecordProfileViewMutation } from './discovery.generated.ts';

export type SwipeKind = 'like' | 'superLike' | 'pass';

/**
 * Takes the card away, or back, and leaves it to the outbox to tell the server. Its no brings the card to where it was; whoever is no
 * longer available leaves for good. `early` was decided in the document, on people of its answer.
 */
export function useSwipes(dispatch: DeckDispatch, early: readonly EarlySwipe[] = [], dealt: readonly Card[] = []) {
  /** By the id of the item in the outbox. */
  const cards = useRef(new Map<string, Card>());
  /** The ids of this visit's passes, by person. */
  const passes = useRef(new Map<string, string>());

  useEffect(
    () =>
      outbox.onSettled(({ id, kind }, ending) => {
        const card = cards.current.get(id);
        cards.current.delete(id);
        if (card === undefined || ending === 'stored') return;
        if (ending === 'gone') dispatch({ type: 'gone', id: card.id });
        // A pass that was not undone stays: the card leaves again, and can be undone once more.
        else dispatch(kind === 'undoPass' ? { type: 'passed', id: card.id } : { type: 'returned', card });
      }),
    [dispatch],
  );

  const swipe = useCallback(
    (kind: SwipeKind, card: Card) => {
      dispatch({ type: kind === 'pass' ? 'passed' : 'liked', id: card.id });
      const id = send({ kind, profileId: card.id });
      cards.current.set(id, card);
      if (kind === 'pass') passes.current.set(card.id, id);
    },
    [dispatch],
  );
  const undo = useCallback(
    (card: Card) => {
      const passId = passes.current.get(card.id);
      if (passId === undefined) return;
      dispatch({ type: 'returned', card });
      cards.current.set(send({ kind: 'undoPass', profileId: card.id, passId }), card);
    },
    [dispatch],
  );

  const [recordView] = useRecordProfileViewMutation();
  const takeOver = useEffectEvent(() => {
    for (const { id, kind, profileId, at } of early) {
      recordView({ profileId }).catch(() => undefined);
      // An open tab may have told it to this one.
      if (!outbox.read(swipeLane).some((item) => item.id === id))
        outbox.add({ kind, profileId }, { id, at, session: session.id() });
      const card = dealt.find((each) => each.id === profileId);
      if (card !== undefined) cards.current.set(id, card);
      if (kind === 'pass') passes.current.set(profileId, id);
      loadSending();
    }
  });
  useEffect(() => takeOver(), []);
  return useMemo(() => ({ swipe, undo }), [swipe, undo]);
}
