import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { Way } from './card-flight.ts';
import type { Card } from './deck-actions.ts';
import type { Counters } from './use-counters.ts';
import type { Deck } from './use-deck.ts';
import { useLeaving } from './use-leaving.ts';
import { type SwipeKind, useSwipe } from './use-swipe.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';
import { useUndoPass } from './use-undo-pass.ts';

type Given = {
  stage: RefObject<HTMLElement | null>;
  deck: Pick<Deck, 'state' | 'dispatch'>;
  counters: Counters;
  fly: (card: Card, way: Way) => void;
  onUpsell: () => void;
};

const ways = { like: 'right', superLike: 'up', pass: 'left' } as const;

/** `swipe` answers whether the card goes. Both functions stay the same, so that their readers are not drawn again. */
export function useDecisions({ stage, deck: { state, dispatch }, counters, fly, onUpsell }: Given) {
  const { viewerId, likesLeft, superLikesLeft } = counters;
  const send = {
    like: useSwipe('like', viewerId, dispatch),
    superLike: useSwipe('superLike', viewerId, dispatch),
    pass: useSwipe('pass', viewerId, dispatch),
  };
  const takeBack = useUndoPass(dispatch);
  const { leave, catchUp } = useLeaving(stage);
  const [current = null] = state.cards;
  const last = state.passed.at(-1);

  const decide = (kind: SwipeKind): boolean => {
    if (current === null) return false;
    const goes = kind === 'pass' || (kind === 'like' ? likesLeft !== 0 : superLikesLeft > 0);
    const decided = () => {
      if (goes) fly(current, ways[kind]);
      void send[kind](current);
    };
    if (!goes && kind === 'like') onUpsell();
    // The card on top is seen to leave before the deck is drawn without it, and the swipe is sent after that.
    if (goes) leave(ways[kind], decided, () => latest.current.current !== current);
    else decided();
    return goes;
  };
  const latest = useRef({ current, last, decide, takeBack });
  useLayoutEffect(() => {
    latest.current = { current, last, decide, takeBack };
  });
  const now = useCallback(() => {
    catchUp();
    return latest.current;
  }, [catchUp]);
  const swipe = useCallback((kind: SwipeKind) => now().decide(kind), [now]);
  const undo = useCallback(() => {
    const deck = now();
    if (deck.last !== undefined) void deck.takeBack(deck.last);
  }, [now]);
  useSwipeKeys({
    ArrowRight: () => swipe('like'),
    ArrowUp: () => swipe('superLike'),
    ArrowLeft: () => swipe('pass'),
    Backspace: undo,
  });
  return { swipe, undo };
}
