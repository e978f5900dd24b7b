import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnreadText } from '#client/lib/unread.ts';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';
import { paths } from '#rules/paths.ts';
import { isBelow } from './app-pages.ts';
import { tabs } from './tabs.ts';
import { usePreload } from './use-preload.ts';

const keepingScroll = { preventScrollReset: true };
/** Where each tab was left, by its path. */
const left = new Map<string, number>();

/** A tab shows again what it showed. Call the answer when another tab is pressed. */
function useScrollOfTabs(pathname: string): () => void {
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    window.scrollTo(0, left.get(pathname) ?? 0);
  }, [pathname]);
  return () => {
    isPressed.current = true;
    left.set(pathname, window.scrollY);
  };
}

/** The bar of the app on phones. A tab that is pressed again leads to the top of its page. */
export function TabBar() {
  const { pathname } = useLocation();
  const unread = useUnreadText();
  const preload = usePreload();
  const leave = useScrollOfTabs(pathname);
  return (
    <nav
      aria-label="Tabs"
      data-tabs
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid h-14 max-w-lg grid-cols-5">
        {tabs.map(({ to, label, Icon, holds }) => {
          const isHere = pathname === to;
          const isActive = isHere || holds.some((root) => isBelow(root, pathname));
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : isActive || undefined}
                go={keepingScroll}
                onPointerDown={() => isHere || preload(to)}
                onClick={(event) => {
                  if (!isHere) return leave();
                  event.preventDefault();
                  window.scrollTo({ top: 0, behavior: 'smooth' });
                }}
                className={cx(
                  'relative grid h-14 place-content-center justify-items-center gap-0.5 font-semibold text-[0.6875rem] leading-4 -outline-offset-4',
                  isActive ? 'text-crimson-ink' : 'text-ink-soft',
                )}
              >
                <Icon className="text-2xl" />
                {label}
                {to === paths.matches && unread !== null && (
                  <span className="absolute top-1 left-1/2 ml-1.5 rounded-full bg-crimson px-1.5 font-bold text-on-crimson tabular-nums">
                    {unread}
                    <span className="sr-only"> unread messages</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
