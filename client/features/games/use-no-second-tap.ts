import { type RefObject, useEffect, useRef } from 'react';

/** A second tap within this time belongs to the first one. */
const doubleTapMs = 400;

/**
 * For a screen that replaces another: ignores the second click or tap of a double one, which was meant for the former screen. A mouse
 * counts its clicks. Phones do not count taps, so there the time since the screen's mount decides.
 */
export function useNoSecondTap<E extends HTMLElement>(): RefObject<E | null> {
  const screen = useRef<E>(null);
  useEffect(() => {
    const shown = screen.current;
    const shownAt = performance.now();
    function hold(event: MouseEvent): void {
      const isEarly = event.timeStamp - shownAt < doubleTapMs;
      const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
      if (event.detail < 2 && !(isTap && isEarly)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    shown?.addEventListener('click', hold, true);
    return () => shown?.removeEventListener('click', hold, true);
  }, []);
  return screen;
}
