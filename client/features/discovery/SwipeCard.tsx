import { memo, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';
import { flyOff, springBack, type Way } from './card-flight.ts';
import { DeckCard } from './DeckCard.tsx';
import type { Card } from './deck-actions.ts';
import { savesData } from './save-data.ts';
import { type SwipeDecision, useCardDrag } from './use-card-drag.ts';

/** On top to be decided on, below it already drawn, or decided on and leaving to a side. */
export type Place = 'top' | 'below' | Way;

type Props = {
  card: Card;
  place: Place;
  /** Within reach of finger and keyboard: the one on top, once it is painted there, as this asks the style of each element anew. */
  isInReach: boolean;
  onSwipe: (decision: SwipeDecision) => boolean;
  /** The card has left the screen. */
  onGone: (id: string) => void;
};

const stamp =
  'pointer-events-none absolute top-8 rounded-md border-4 bg-surface px-4 py-1 font-bold text-2xl uppercase opacity-0';

/** Where a card lies, and how it moves: it follows the finger, springs back or flies off. The same element from below to gone. */
export const SwipeCard = memo(function SwipeCard({ card: person, place, isInReach, onSwipe, onGone }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isOnTop = place === 'top';
  const bind = useCardDrag(isOnTop, onSwipe);
  const gone = useEffectEvent(() => onGone(person.id));

  useLayoutEffect(() => {
    const card = box.current;
    if (card === null || place === 'top' || place === 'below') return;
    // It may be on its way since before this was drawn, and on a slow phone even at its end. One called back has not gone.
    flyOff(card, place).finished.then(
      () => gone(),
      () => {},
    );
    // It came back on top before it had left.
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
        // On a layer of its own, which is not painted anew as it moves.
        'group/swipe touch-pan-y touch-pinch-zoom rounded-xl will-change-transform transition-transform duration-300 ease-out-soft data-dragging:select-none',
        'data-dragging:transition-none motion-reduce:transition-none [&_[data-scrolls]]:touch-pan-y [&_[data-scrolls]]:touch-pinch-zoom',
        isOnTop ? 'relative z-10' : 'absolute inset-0 overflow-hidden',
        !isOnTop && place !== 'below' && 'z-20',
      )}
    >
      <DeckCard profile={person} hasAllPhotos={place !== 'below' || !savesData()} />
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
