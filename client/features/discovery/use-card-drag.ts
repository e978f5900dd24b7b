import { useDrag } from '@use-gesture/react';
import { swipeOf } from '#rules/swipe.ts';
import { springBack } from './card-flight.ts';

export type SwipeDecision = NonNullable<ReturnType<typeof swipeOf>>;

/** How far the card leans once it was drawn by its own width, and what part of up and down it follows. */
const LEAN_DEGREES = 18;
const RISE = 0.25;

/** A tap on the left third of the photographs goes one back, elsewhere one on: across, the finger moves the card and not the strip. */
function turnPhoto(target: EventTarget | null, x: number): void {
  const strip = target instanceof Element ? target.closest('[data-scrolls="x"]') : null;
  if (strip === null) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollBy({ left: x - left < width / 3 ? -width : width });
}

/**
 * Lets the card on top follow finger or mouse. `onSwipe` is asked once a drag was long and level enough, and says whether the card
 * goes; otherwise it springs back. Up and down stay the browser's own, and so do the arrow keys.
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
      // The whole way from where it was pressed: what the library calls movement leaves out its first pixels.
      const [across, down] = [x - fromX, y - fromY];
      const decision = swipeOf(across, down);
      if (!last) {
        // Read before anything is written, which would ask for the layout anew.
        const lean = (across / currentTarget.clientWidth) * LEAN_DEGREES;
        // A mouse would mark the words that it moves over.
        getSelection()?.removeAllRanges();
        currentTarget.dataset.dragging = '';
        if (decision === null) delete currentTarget.dataset.way;
        else currentTarget.dataset.way = decision;
        currentTarget.style.transform = `translate(${across}px, ${down * RISE}px) rotate(${lean}deg)`;
        return;
      }
      // The browser takes a finger back when it begins to scroll the page.
      const isTaken = canceled || event.type === 'pointercancel';
      if (isTaken || decision === null || !onSwipe(decision)) springBack(currentTarget);
    },
    { filterTaps: true, pointer: { keys: false } },
  );
}
