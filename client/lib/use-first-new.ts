import { type RefObject, useEffect, useRef } from 'react';

/** For "Show more": call `expect` with the request, `giveUp` if it fails. `target` selects the element to focus in the row. */
export function useFirstNew(list: RefObject<HTMLElement | null>, shown: number, target?: string) {
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    const row = list.current?.children[shownBefore.current];
    shownBefore.current = null;
    const first = target === undefined ? row : row?.querySelector(target);
    (first as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  }, [shown, list, target]);
  return {
    expect: () => {
      shownBefore.current = shown;
    },
    giveUp: () => {
      shownBefore.current = null;
    },
  };
}
