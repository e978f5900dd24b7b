import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A smaller distance from the end, in pixels, counts as being at the end. */
export const NEAR_END = 48;

/** In a `column-reverse` box the browser measures from the end. Only a reader further up needs help with a new message below. */
export function useThreadScroll(given: { box: RefObject<HTMLElement | null>; firstKey: string; lastKey: string }) {
  const { box, firstKey, lastKey } = given;
  const [isAtEnd, setIsAtEnd] = useState(true);
  const before = useRef({ height: 0, firstKey, lastKey });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    const grewBelow = last.lastKey !== lastKey && last.lastKey !== '' && last.firstKey === firstKey;
    const isAway = element.scrollTop < -NEAR_END;
    if (grewBelow && isAway) element.scrollTop -= element.scrollHeight - last.height;
    before.current = { height: element.scrollHeight, firstKey, lastKey };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setIsAtEnd(element.scrollTop > -NEAR_END);
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [box]);

  const toEnd = useCallback((behavior: ScrollBehavior = 'auto') => box.current?.scrollTo({ top: 0, behavior }), [box]);
  return { isAtEnd, toEnd };
}

/** The pause after a failure, however much is scrolled. */
const REST_MS = 1_000;

/** Calls `onReach` when the mark at the top of the box comes within 600 px of view. After a failure a later scroll tries again. */
export function useReachTop(given: {
  box: RefObject<HTMLElement | null>;
  mark: RefObject<HTMLElement | null>;
  isOn: boolean;
  /** Resolves to false on failure. Must be the same function in each render. */
  onReach: () => Promise<boolean>;
  /** Changes when a page was added: the mark may still be in view, and then no crossing is reported. */
  version: string;
}): void {
  const { box, mark, isOn, onReach, version } = given;
  useEffect(() => {
    const root = box.current;
    if (!isOn || !root || !mark.current || version === '') return;
    let isNear = false;
    let isOver = false;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const reach = async () => {
      if ((await onReach()) || isOver) return;
      clearTimeout(rest);
      rest = setTimeout(() => root.addEventListener('scroll', again, { once: true, passive: true }), REST_MS);
    };
    const again = () => {
      if (isNear) void reach();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        again();
      },
      { root, rootMargin: '600px 0px 0px 0px' },
    );
    observer.observe(mark.current);
    return () => {
      isOver = true;
      clearTimeout(rest);
      root.removeEventListener('scroll', again);
      observer.disconnect();
    };
  }, [box, mark, isOn, onReach, version]);
}
