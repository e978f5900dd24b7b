import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { flyOff, springBack, type Way } from './card-flight.ts';
import { DeckCard } from './DeckCard.tsx';
import type { Card } from './deck-actions.ts';
import { type SwipeDecision, useCardDrag } from './use-card-drag.ts';

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

const stamp =
  'pointer-events-none absolute top-8 rounded-md border-4 bg-surface px-4 py-1 font-bold text-2xl uppercase opacity-0';

/** React keeps its element from below to gone. */
export const SwipeCard = memo(function SwipeCard({ card: person, place, isInReach, onSwipe, onGone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isOnTop = place === 'top';
  const bind = useCardDrag(isOnTop, onSwipe);
  const gone = useEffectEvent(() => onGone(person.id));

  useLayoutEffect(() => {
    const card = box.current;
    if (card === null || place === 'top' || place === 'below') return;
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
      {...bind()}
      inert={!isInReach}
      aria-hidden={!isOnTop || undefined}
      data-waiting={place === 'below' || undefined}
      className={cx(
        // A compositor layer of its own avoids repaints during motion.
        'group/swipe touch-pan-y touch-pinch-zoom rounded-xl will-change-transform transition-transform duration-300 ease-out-soft data-dragging:select-none',
        'data-dragging:transition-none motion-reduce:transition-none [&_[data-scrolls]]:touch-pan-y [&_[data-scrolls]]:touch-pinch-zoom',
        isOnTop ? 'relative z-10' : 'absolute inset-0 overflow-hidden',
        !isOnTop && place !== 'below' && 'z-20',
      )}
    >
      <DeckCard profile={person} />
      <span
        aria-hidden="true"
        className={cx(stamp, '-rotate-12 left-6 border-leaf text-leaf group-data-[way=like]/swipe:opacity-100')}
      >
        Like
      </span>
      <span
        aria-hidden="true"
        className={cx(stamp, 'right-6 rotate-12 border-danger text-danger group-data-[way=pass]/swipe:opacity-100')}
      >
        Pass
      </span>
    </div>
  );
});
