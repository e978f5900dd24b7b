import { useEffectEvent, useLayoutEffect } from 'react';

type Key = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'Backspace' | '?';
type Keys = Readonly<Partial<Record<Key, () => unknown>>>;

/** True when the focused element needs the key: a field, a dialog, or an element that scrolls along that axis. */
function isTaken(key: Key, target: EventTarget | null): boolean {
  // On a scrolled page, this key scrolls up and is no super like.
  if (key === 'ArrowUp' && window.scrollY > 0) return true;
  const owners = ['input', 'textarea', 'select', '[role="dialog"]', '[role="menu"]'];
  if (key === 'ArrowUp') owners.push('[data-scrolls="y"]');
  if (key === 'ArrowLeft' || key === 'ArrowRight') owners.push('[data-scrolls="x"]');
  return target instanceof Element && target.closest(owners.join()) !== null;
}

/** Off while a dialog is open. A key held down counts as one press. */
export function useSwipeKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key as Key;
    const action = keys[key];
    if (action === undefined || event.defaultPrevented || event.repeat) return;
    // On many keyboards the question mark needs Shift.
    const isShifted = event.shiftKey && key !== '?';
    if (event.altKey || event.ctrlKey || event.metaKey || isShifted || isTaken(key, event.target)) return;
    // A toast has the role of a dialog too, but is not modal.
    if (document.querySelector('[role$="dialog"]:not([aria-modal="false"])') !== null) return;
    event.preventDefault();
    action();
  });

  // Subscribed before the card is painted, so that a key pressed at its sight is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
