import { type RefObject, useEffect, useRef } from 'react';

/** For a button that its own success removes: once `state` changes, `target` gets the lost focus. A press must call the result. */
export function useFocusAfter(state: unknown, target: RefObject<HTMLElement | null>): () => void {
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed state triggers the focus.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state, target]);
  return () => {
    isPressed.current = true;
  };
}
