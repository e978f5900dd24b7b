import { Outlet, useLocation } from 'react-router-dom';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { hasOwnBar, hasTabs, isStill, parentOf } from './app-pages.ts';
import { useIsSignedIn } from './session-hooks.ts';
import { TabBar } from './TabBar.tsx';

/** The layout of the app's pages. On phones they stand between a low bar, which bars.css draws for `data-bar`, and the tabs. */
export function Component() {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const parent = parentOf(pathname);
  return (
    <>
      <div hidden data-bar={hasOwnBar(pathname) ? 'none' : 'low'} data-still={isStill(pathname) || undefined} />
      {parent && (
        <nav aria-label="Back" data-back className="fixed top-0 left-1 z-40 lg:hidden print:hidden">
          <Link
            to={parent.to}
            aria-label={`Back to ${parent.label}`}
            className="grid size-12 place-items-center rounded-full text-xl"
          >
            <ArrowLeftIcon />
          </Link>
        </nav>
      )}
      <Outlet />
      {isSignedIn && hasTabs(pathname) && <TabBar />}
    </>
  );
}
