import { type RefObject, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { whenPainted } from './after-paint.ts';
import { showLeaving, type Way } from './card-flight.ts';

type Leaving = {
  /** Shows the exit of the top card and runs `decide` after it is painted. If `hasGone` is false then, the card comes back. */
  leave: (way: Way, decide: () => void, hasGone: () => boolean) => void;
  /** Runs a decision that is shown but still waits. Must be called before any other action on the deck. */
  catchUp: () => void;
};

/** A render takes a slow phone longer than a frame, so the existing card moves first. Swipes keep their order. */
export function useLeaving(stage: RefObject<HTMLElement | null>): Leaving {
  const waiting = useRef<(() => void) | null>(null);
  const catchUp = useCallback(() => waiting.current?.(), []);
  const leave = useCallback(
    (way: Way, decide: () => void, hasGone: () => boolean) => {
      const takeBack = stage.current && showLeaving(stage.current, way);
      // The next card is not rendered yet.
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
