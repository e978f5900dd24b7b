import { type RefObject, useEffect, useRef } from 'react';

/**
 * After "Show more" the focus goes on to the first of the rows that came: `expect` when they are asked for, `giveUp` when they did not
 * come. `target` is what of the row has the focus; the row itself when missing.
 */
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
