import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'Backspace', () => void>>;

/** Whether the key belongs to what has the focus: a field, a dialog, or something that scrolls along that axis. */
function isTaken(key: keyof Keys, target: EventTarget | null): boolean {
  // Whoever has scrolled down wants to scroll up again, not to super like.
  if (key === 'ArrowUp' && window.scrollY > 0) return true;
  const scroller = key === 'ArrowUp' ? '[data-scrolls="y"]' : key === 'Backspace' ? null : '[data-scrolls="x"]';
  const owners = ['input', 'textarea', 'select', '[role="dialog"]', '[role="menu"]', scroller].filter(Boolean);
  return target instanceof Element && target.closest(owners.join()) !== null;
}

/** The keys of the deck. Nothing happens while a dialog is open, and holding a key down is one press. */
export function useSwipeKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key as keyof Keys;
    const action = keys[key];
    if (action === undefined || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(key, event.target)) return;
    // A toast calls itself a dialog too, but one that is not modal.
    if (document.querySelector('[role$="dialog"]:not([aria-modal="false"])') !== null) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
