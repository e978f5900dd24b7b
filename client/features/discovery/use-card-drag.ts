import { useDrag } from '@use-gesture/react';
import { swipeOf } from '#rules/swipe.ts';
import { springBack } from './card-flight.ts';

export type SwipeDecision = NonNullable<ReturnType<typeof swipeOf>>;

const LEAN_DEGREES = 18;
const RISE = 0.25;

/** Turns the photographs by a tap: back on the left third, otherwise forward. A horizontal drag moves the card, not the strip. */
function turnPhoto(target: EventTarget | null, x: number): void {
  const strip = target instanceof Element ? target.closest('[data-scrolls="x"]') : null;
  if (strip === null) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: x - left < width / 3 ? -width : width });
}

/** `onSwipe` decides at the end of a long and level drag: false springs the card back. */
export function useCardDrag(isOnTop: boolean, onSwipe: (decision: SwipeDecision) => boolean) {
  return useDrag(
    ({ event, tap, last, canceled, xy: [x, y], initial: [fromX, fromY], currentTarget }) => {
      if (!isOnTop || !(currentTarget instanceof HTMLElement)) return;
      if (tap) {
        springBack(currentTarget);
        turnPhoto(event.target, x);
        return;
      }
      // The distance from the press: the library's `movement` leaves out the first pixels.
      const [across, down] = [x - fromX, y - fromY];
      const decision = swipeOf(across, down);
      if (!last) {
        // Read before any write, which would force a second layout.
        const lean = (across / currentTarget.clientWidth) * LEAN_DEGREES;
        // A mouse would select the text it moves over.
        getSelection()?.removeAllRanges();
        currentTarget.dataset.dragging = '';
        if (decision === null) delete currentTarget.dataset.way;
        else currentTarget.dataset.way = decision;
        currentTarget.style.transform = `translate(${across}px, ${down * RISE}px) rotate(${lean}deg)`;
        return;
      }
      // The browser cancels the pointer when it starts to scroll the page.
      const isTaken = canceled || event.type === 'pointercancel';
      if (isTaken || decision === null || !onSwipe(decision)) springBack(currentTarget);
    },
    { filterTaps: true, pointer: { keys: false } },
  );
}
