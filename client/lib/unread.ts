import { useSyncExternalStore } from 'react';

/** The unread messages of the signed-in person, for the navigation and the title, which stand outside Apollo's reach. */
let count = 0;
const listeners = new Set<() => void>();

export function setUnreadCount(now: number): void {
  if (now === count) return;
  count = now;
  for (const listener of [...listeners]) listener();
}

export function useUnreadCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}
