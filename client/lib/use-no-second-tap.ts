import { type RefObject, useEffect, useRef } from 'react';

/** A second tap within this time belongs to the first one. */
const doubleTapMs = 400;

/** The second tap of a double one was meant for the former screen. Phones count no taps, so there the time decides. */
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
