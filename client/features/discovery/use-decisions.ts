import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { outbox } from '#client/components/outbox/outbox.ts';
import { runWaiting, whenPainted } from '#client/lib/after-paint.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages as rules } from '#rules/discovery.ts';
import { showExit, type Way } from './card-flight.ts';
import type { Card } from './deck-actions.ts';
import type { SwipeKind } from './deck-state.ts';
import type { Counters } from './use-counters.ts';
import type { Deck } from './use-deck.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

type Given = {
  stage: RefObject<HTMLElement | null>;
  deck: Pick<Deck, 'state' | 'dispatch'>;
  counters: Counters;
  fly: (card: Card, way: Way) => void;
  onUpsell: () => void;
};

const ways = { like: 'right', superLike: 'up', pass: 'left' } as const;

/** Null while a swipe of the kind is left. */
function limitText(kind: SwipeKind, { isPremium, likesLeft, superLikesLeft }: Counters) {
  if (kind === 'like' && likesLeft === 0) return { title: rules.noLikes };
  if (kind !== 'superLike' || superLikesLeft > 0) return null;
  const description = isPremium ? rules.noSuperLikesPremium : rules.noSuperLikesFree;
  return { title: rules.outOfSuperLikes, description };
}

/** `swipe` answers whether the card goes. Both functions stay the same, so that their readers are not drawn again. */
export function useDecisions({ stage, deck: { state, dispatch }, counters, fly, onUpsell }: Given) {
  const [current = null] = state.cards;
  const last = state.passed.at(-1);

  const decide = (kind: SwipeKind): boolean => {
    if (current === null) return false;
    const limit = limitText(kind, counters);
    if (limit !== null) {
      toast({ ...limit, tone: 'info' });
      if (kind === 'like') onUpsell();
      return false;
    }
    // Only Android has it, and Chrome only after a first touch.
    if (kind !== 'pass') navigator.vibrate?.(10);
    const go = () => {
      fly(current, ways[kind]);
      const id = outbox.add({ kind, profileId: current.id });
      dispatch({ type: 'swiped', kind, card: current, id });
    };
    // A render takes a slow phone longer than a frame, so the card is seen to leave before the deck is drawn without it.
    if (stage.current !== null && showExit(stage.current, ways[kind])) whenPainted(() => flushSync(go));
    else go();
    return true;
  };
  const takeBack = () => {
    if (last === undefined) return;
    const id = outbox.add({ kind: 'undoPass', profileId: last.card.id, passId: last.passId });
    dispatch({ type: 'undone', id, ...last });
  };
  const latest = useRef({ decide, takeBack });
  useLayoutEffect(() => {
    latest.current = { decide, takeBack };
  });
  /** A decision that is shown but still waits comes first. */
  const now = useCallback(() => {
    runWaiting();
    return latest.current;
  }, []);
  const swipe = useCallback((kind: SwipeKind) => now().decide(kind), [now]);
  const undo = useCallback(() => now().takeBack(), [now]);
  useSwipeKeys({
    ArrowRight: () => swipe('like'),
    ArrowUp: () => swipe('superLike'),
    ArrowLeft: () => swipe('pass'),
    Backspace: undo,
  });
  return { swipe, undo };
}
