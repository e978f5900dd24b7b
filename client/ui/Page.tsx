import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnreadText } from '../lib/unread.ts';
import { cx } from './cx.ts';
import { useHead } from './use-head.ts';

type Props = {
  title: string;
  description: string;
  /** Pages behind the sign-in are not indexed. */
  indexed?: boolean;
  heading?: ReactNode;
  /** True for a page that renders its own heading: it must hold one `h1` with `tabIndex={-1}`. */
  ownHeading?: boolean;
  aside?: ReactNode;
  /** A row in the place of the heading. Without `ownHeading` that is then for screen readers alone. */
  bar?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide' | 'full';
  className?: string;
  children: ReactNode;
};

const widths = { narrow: 'max-w-lg', normal: 'max-w-3xl', wide: 'max-w-6xl', full: '' } as const;

/** The first page after a load keeps the browser's focus; each later page focuses its heading. */
let firstPath: string | null = null;

/** A page: head texts, heading, and the focus on the heading after a route change. */
export function Page(props: Props) {
  const {
    title,
    description,
    indexed = false,
    heading,
    ownHeading = false,
    aside,
    bar,
    width = 'normal',
    className,
    children,
  } = props;
  const isTitled = !ownHeading || bar !== undefined;
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useHead({ title, description, indexed, unread: useUnreadText() });

  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath === pathname) return;
    firstPath = '';
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main
      ref={main}
      id="content"
      className={cx(
        // At least as high as the screen below the header, so that late content does not move the footer.
        'flex min-h-[calc(100svh-var(--header)-var(--tabs))] w-full flex-1 flex-col',
        width !== 'full' && 'mx-auto px-4 py-6 sm:px-6 sm:py-10',
        widths[width],
        className,
      )}
    >
      {isTitled && (
        <div
          data-title
          className={cx(bar === undefined && 'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3')}
        >
          {!ownHeading && (
            <h1 tabIndex={-1} className={bar === undefined ? 'text-2xl sm:text-3xl' : 'sr-only'}>
              {heading ?? title}
            </h1>
          )}
          {bar ?? aside}
        </div>
      )}
      {children}
    </main>
  );
}
