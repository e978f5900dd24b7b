import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A smaller distance from the end, in pixels, counts as being at the end. */
const NEAR_END = 56;

/** Keeps a box scrolled to its end while its content grows, unless the reader has scrolled up. */
export function useStickToEnd(box: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const isStuck = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'auto') => {
      isStuck.current = true;
      setAtEnd(true);
      box.current?.scrollTo({ top: box.current.scrollHeight, behavior });
    },
    [box],
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    let top = element.scrollTop;
    // Growth below does not leave the end: only a scroll up by the reader does.
    const follow = () => {
      const isNear = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR_END;
      if (isNear) isStuck.current = true;
      else if (element.scrollTop < top - 2) isStuck.current = false;
      top = element.scrollTop;
      setAtEnd(isStuck.current);
    };
    const observer = new ResizeObserver(() => {
      if (!isStuck.current) return;
      element.scrollTop = element.scrollHeight;
      top = element.scrollTop;
    });
    observer.observe(content.current);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [box, content]);

  return { isAtEnd, toEnd };
}
