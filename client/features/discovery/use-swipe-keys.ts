import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'Backspace', () => void>>;

/** Whether the key belongs to what has the focus: a field, a dialog, or a strip of photos that the arrows scroll. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, [role="dialog"], [role="menu"], [data-owns-arrows]') !== null;
}

/** The keys of the deck. Nothing happens while a dialog is open, and holding a key down is one press. */
export function useSwipeKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key as keyof Keys];
    if (action === undefined || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
