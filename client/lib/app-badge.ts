type Badge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Does nothing on systems without badges. */
export function showAppBadge(count: number, badge: Badge = navigator): void {
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // Rejects, for example, on a page that is not installed.
  shown?.catch(() => undefined);
}
