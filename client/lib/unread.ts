import { useSyncExternalStore } from 'react';
import { limits } from '#rules/limits.ts';
import { showAppBadge } from './app-badge.ts';

/** The unread messages of the signed-in person, for the navigation and the title, which stand outside Apollo's reach. */
let count = 0;
const listeners = new Set<() => void>();

/** Also on the icon of the installed app, where an earlier visit may have left another count: so it is set even to what it is. */
export function setUnreadCount(now: number): void {
  showAppBadge(now);
  if (now === count) return;
  count = now;
  for (const listener of [...listeners]) listener();
}

/** A count as people are shown it: exact up to a limit and then "50+". */
export function countText(exact: number): string {
  return exact > limits.countExactTo ? `${limits.countExactTo}+` : String(exact);
}

/** The count in words, null when there is none. */
export function useUnreadText(): string | null {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
  if (now === 0) return null;
  return countText(now);
}
