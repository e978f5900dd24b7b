import { paths } from '#rules/paths.ts';
import { tabs } from './tabs.ts';

const withOwnBar = [paths.companion, '/chat'];
const withOwnArrow: readonly string[] = [paths.companion, paths.profileEdit];

export const isBelow = (root: string, pathname: string): boolean =>
  pathname === root || pathname.startsWith(`${root}/`);

/** On phones these have a header of their own instead of ours. */
export const hasOwnBar = (pathname: string): boolean => withOwnBar.some((root) => isBelow(root, pathname));

/** A drag down at the top does not reload these, as it would by accident. */
export const isStill = (pathname: string): boolean => pathname === paths.browse || hasOwnBar(pathname);

const tabOf = (pathname: string) =>
  tabs.find(({ to, holds }) => [to, ...holds].some((root) => isBelow(root, pathname)));

export const hasTabs = (pathname: string): boolean => tabOf(pathname) !== undefined;

const guide = { to: paths.dateIdeas, label: 'all places' };

/** The tab that a page stands under, or the guide above a place of it, for the arrow that leads back. Null for what is a tab itself, and for what has an arrow of its own. */
export function parentOf(pathname: string) {
  if (pathname !== guide.to && isBelow(guide.to, pathname)) return guide;
  const tab = tabOf(pathname);
  return tab?.holds.includes(pathname) && !withOwnArrow.includes(pathname) ? tab : null;
}
