import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps the focus and the sight at the card that is shown; without an id, all are decided on. */
export function useStageFocus(stage: RefObject<HTMLElement | null>, currentId: string | undefined): void {
  // The focus on a card that leaves goes on at the next one.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (currentId !== undefined && activeElement !== stage.current && stage.current?.contains(activeElement))
      stage.current.focus({ preventScroll: true });
  }, [currentId, stage]);
  // A person who has read down to the interests meets the next one at the photograph.
  useEffect(() => {
    if (currentId !== undefined && (stage.current?.getBoundingClientRect().top ?? 0) < 0) window.scrollTo({ top: 0 });
  }, [currentId, stage]);

  // Undo at the end takes its own button away.
  const isAtEnd = currentId === undefined;
  const wasAtEnd = useRef(isAtEnd);
  useEffect(() => {
    if (wasAtEnd.current && !isAtEnd && document.activeElement === document.body) stage.current?.focus();
    wasAtEnd.current = isAtEnd;
  }, [isAtEnd, stage]);
}
