import { Outlet, useNavigation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom';
import { cx } from '#client/ui/cx.ts';
import { Toaster } from '#client/ui/toast.tsx';
import { Header } from './Header.tsx';

export function Shell() {
  const { state } = useNavigation();
  // The ScrollRestoration component would write a script into prerendered HTML. Its hook is all that a browser needs.
  useScrollRestoration();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-paper"
      >
        Skip to content
      </a>
      <div
        aria-hidden="true"
        className={cx(
          'fixed inset-x-0 top-0 z-40 h-0.75 origin-left bg-crimson transition-transform duration-700 ease-out-soft',
          state === 'idle' ? 'scale-x-0 opacity-0' : 'scale-x-75',
        )}
      />
      <Header />
      <Outlet />
      <Toaster />
    </>
  );
}
