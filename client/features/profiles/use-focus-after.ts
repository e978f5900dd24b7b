import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that its own success removes: once `state` changes and the focus was lost with the button, `target` gets it. The button's
 * press must call the returned function.
 */
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
