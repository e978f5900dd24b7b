import { useEffectEvent, useLayoutEffect } from 'react';

type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'Backspace' | '?';
type Keys = Readonly<Partial<Record<Key, () => unknown>>>;

/** Whether the key belongs to what has the focus: a field, a dialog, or something that scrolls along that axis. */
function isTaken(key: Key, target: EventTarget | null): boolean {
  // Whoever has scrolled down wants to scroll up again, not to super like.
  if (key === 'ArrowUp' && window.scrollY > 0) return true;
  const owners = ['input', 'textarea', 'select', '[role="dialog"]', '[role="menu"]'];
  if (key === 'ArrowUp') owners.push('[data-scrolls="y"]');
  if (key === 'ArrowLeft' || key === 'ArrowRight') owners.push('[data-scrolls="x"]');
  return target instanceof Element && target.closest(owners.join()) !== null;
}

/** The keys of the deck. Nothing happens while a dialog is open, and holding a key down is one press. */
export function useSwipeKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key as Key;
    const action = keys[key];
    if (action === undefined || event.defaultPrevented || event.repeat) return;
    // Many keyboards have the question mark above another sign.
    const isShifted = event.shiftKey && key !== '?';
    if (event.altKey || event.ctrlKey || event.metaKey || isShifted || isTaken(key, event.target)) return;
    // A toast calls itself a dialog too, but one that is not modal.
    if (document.querySelector('[role$="dialog"]:not([aria-modal="false"])') !== null) return;
    event.preventDefault();
    action();
  });

  // Before the card is painted: a key that is pressed at its sight must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
