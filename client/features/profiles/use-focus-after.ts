import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that its own success takes away: once `state` is another one and the focus went with the button, it moves to `target`.
 * The answer is called when the button is pressed.
 */
export function useFocusAfter(state: unknown, target: RefObject<HTMLElement | null>): () => void {
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is what the focus waits for.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) target.current?.focus();
  }, [state, target]);
  return () => {
    isPressed.current = true;
  };
}
