import { useDrag } from '@use-gesture/react';
import { swipeOf } from '#rules/swipe.ts';
import { springBack } from './card-flight.ts';

export type SwipeDecision = NonNullable<ReturnType<typeof swipeOf>>;

/** The rotation of a card dragged by its own width, and the share of vertical movement that it follows. */
const LEAN_DEGREES = 18;
const RISE = 0.25;

/** Turns the photographs by a tap: back on the left third, otherwise forward. A horizontal drag moves the card, not the strip. */
function turnPhoto(target: EventTarget | null, x: number): void {
  const strip = target instanceof Element ? target.closest('[data-scrolls="x"]') : null;
  if (strip === null) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: x - left < width / 3 ? -width : width });
}

/**
 * Lets the top card follow finger or mouse. After a long and level drag `onSwipe` decides: true lets the card go, false springs it back.
 * Vertical scrolling and the arrow keys stay with the browser.
 */
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
