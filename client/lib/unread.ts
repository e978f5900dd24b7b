import { useSyncExternalStore } from 'react';
import { limits } from '#rules/limits.ts';
import { showAppBadge } from './app-badge.ts';
import { createListeners } from './listeners.ts';

/** Outside Apollo, because the navigation and the title do not load it. */
let count = 0;
const { tell, subscribe } = createListeners();

/** An earlier visit may have left another number on the app's icon, so the icon is always set. */
export function setUnreadCount(now: number): void {
  showAppBadge(now);
  if (now === count) return;
  count = now;
  tell();
}

/** A count for display: exact up to a limit, then "50+". */
export function countText(exact: number): string {
  return exact > limits.countExactTo ? `${limits.countExactTo}+` : String(exact);
}

export function useUnreadText(): string | null {
  const now = useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
  return now === 0 ? null : countText(now);
}
