import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a button that comes and goes: if it disappears with the focus, the field gets the focus. */
export function useHandOver(field: RefObject<HTMLElement | null>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current !== null && document.activeElement === current) field.current?.focus();
    };
  }, [field]);
  return button;
}
