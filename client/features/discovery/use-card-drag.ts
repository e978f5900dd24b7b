import { type RefObject, useLayoutEffect } from 'react';
import { letFollow } from './card-drag.ts';
import type { SwipeDecision } from './card-flight.ts';

/** Turns the photographs: back on the left third, otherwise forward. A horizontal drag moves the card, not the strip. */
function turnPhoto({ target, clientX }: PointerEvent): void {
  const strip = target instanceof Element ? target.closest('[data-scrolls="x"]') : null;
  if (strip === null) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: clientX - left < width / 3 ? -width : width });
}

/** `onSwipe` decides at the end of a long and level drag: false springs the card back. */
export function useCardDrag(
  box: RefObject<HTMLElement | null>,
  isOnTop: boolean,
  onSwipe: (decision: SwipeDecision) => boolean,
): void {
  useLayoutEffect(() => {
    if (!isOnTop || box.current === null) return undefined;
    return letFollow(box.current, { onSwipe, onTap: turnPhoto });
  }, [box, isOnTop, onSwipe]);
}
