type Badge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Shows the count on the icon of the installed app, and takes it away at 0. Nothing happens where the system has no such badge. */
export function showAppBadge(count: number, badge: Badge = navigator): void {
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.();
  // Refused to a page that is not installed, say.
  shown?.catch(() => undefined);
}
