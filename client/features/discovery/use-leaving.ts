import { type RefObject, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from './after-paint.ts';
import { showLeaving, type Way } from './card-flight.ts';

type Leaving = {
  /** Shows that the card on top leaves, and decides once that is painted; unless it `hasGone` by then, it comes back. */
  leave: (way: Way, decide: () => void, hasGone: () => boolean) => void;
  /** Decides what was shown and still waits: nothing else may be asked of the deck before. */
  catchUp: () => void;
};

/**
 * Drawing a swipe takes a slow phone longer than a frame may: so first only what is there already moves, and the deck is drawn anew, the
 * focus kept and the swipe sent after that is painted. In the order of the swipes, and at once when the page is left.
 */
export function useLeaving(stage: RefObject<HTMLElement | null>): Leaving {
  const waiting = useRef<(() => void) | null>(null);
  const catchUp = useCallback(() => waiting.current?.(), []);
  const leave = useCallback(
    (way: Way, decide: () => void, hasGone: () => boolean) => {
      const takeBack = stage.current && showLeaving(stage.current, way);
      // Whoever is next has yet to be drawn.
      if (takeBack === null) return decide();
      const run = () => {
        if (waiting.current !== run) return;
        waiting.current = null;
        flushSync(decide);
        if (!hasGone()) takeBack();
      };
      waiting.current = run;
      whenPainted(run);
    },
    [stage],
  );
  return { leave, catchUp };
}
