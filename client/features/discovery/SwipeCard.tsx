import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { inMotionStyle, likeStampStyle, passStampStyle } from './card-box.ts';
import { flyOff, type SwipeDecision, springBack, type Way } from './card-flight.ts';
import { DeckCard } from './DeckCard.tsx';
import type { Card } from './deck-actions.ts';
import { useCardDrag } from './use-card-drag.ts';

/** On top for a decision, below and already rendered, or decided and leaving to a side. */
export type Place = 'top' | 'below' | Way;

type Props = {
  card: Card;
  place: Place;
  /** True if pointer and keyboard can reach the card: the top one, once it is painted there, because the change restyles each element. */
  isInReach: boolean;
  onSwipe: (decision: SwipeDecision) => boolean;
  onGone: (id: string) => void;
};

/** React keeps its element from below to gone. */
export const SwipeCard = memo(function SwipeCard({ card: person, place, isInReach, onSwipe, onGone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isOnTop = place === 'top';
  useCardDrag(box, isOnTop, onSwipe);
  const gone = useEffectEvent(() => onGone(person.id));

  useLayoutEffect(() => {
    const card = box.current;
    if (card === null || place === 'top') return;
    // It may have been under a finger when another came before it.
    if (place === 'below') return springBack(card);
    // The flight may have begun before this render; on a slow phone it may even be over. A card called back has not gone.
    flyOff(card, place).finished.then(
      () => gone(),
      () => {},
    );
    // The card came back on top before it had left.
    return () => springBack(card);
  }, [place]);

  return (
    <div
      ref={box}
      inert={!isInReach}
      aria-hidden={!isOnTop || undefined}
      data-waiting={place === 'below' || undefined}
      className={cx(
        inMotionStyle,
        'rounded-xl [&_[data-scrolls]]:touch-pan-y [&_[data-scrolls]]:touch-pinch-zoom',
        isOnTop ? 'relative z-10' : 'absolute inset-0 overflow-hidden',
        !isOnTop && place !== 'below' && 'z-20',
      )}
    >
      <DeckCard profile={person} />
      <span aria-hidden="true" className={likeStampStyle}>
        Like
      </span>
      <span aria-hidden="true" className={passStampStyle}>
        Pass
      </span>
    </div>
  );
});
