import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countText } from '#client/lib/unread.ts';
import { cx } from '#client/ui/cx.ts';
import { NavLink } from '#client/ui/Link.tsx';
import { adminPath } from '#rules/paths.ts';
import { parts } from './parts.ts';
import { texts } from './texts.ts';
import { useTotals } from './use-totals.ts';

/** A scrolling strip on a phone, a list beside the part on a wide screen. */
export function ConsoleNav() {
  const { totals } = useTotals();
  const { pathname } = useLocation();
  const strip = useRef<HTMLUListElement>(null);
  const isCounted = totals !== undefined;
  const { hidden, look } = useHiddenSides(strip);
  // On a phone most parts lie outside the strip: scrolls the current one into view. Loaded counts shift it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isCounted` is not read here, but loaded counts make the strip wider.
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`);
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
    look();
  }, [pathname, isCounted, look]);

  return (
    <nav aria-label={texts.parts} className="min-w-0 lg:sticky lg:top-24">
      <ul
        ref={strip}
        onScroll={look}
        // Keeps the focused link clear of the faded edges.
        className={cx('relative flex scroll-px-12 gap-1 overflow-x-auto p-1 lg:flex-col', fade(hidden))}
      >
        {parts.map((part) => {
          const count = 'waiting' in part && totals ? totals[part.waiting] : 0;
          return (
            <li key={part.path} className="shrink-0">
              <NavLink
                to={adminPath(part.path)}
                className={(isActive) =>
                  cx(
                    'flex min-h-11 items-center justify-between gap-3 rounded-full px-4 font-semibold text-sm',
                    isActive ? 'bg-crimson-tint text-crimson-ink' : 'hover:bg-sunken',
                  )
                }
              >
                {part.label}
                {count > 0 && <Waiting count={count} />}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function useHiddenSides(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  const look = useCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const next = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
    setHidden((now) => (now.before === next.before && now.after === next.after ? now : next));
  }, [strip]);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);
  return { hidden, look };
}

function fade({ before, after }: { before: boolean; after: boolean }): string {
  if (before && after)
    return '[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)]';
  if (before) return '[mask-image:linear-gradient(to_right,transparent,black_3rem)]';
  return after ? '[mask-image:linear-gradient(to_left,transparent,black_3rem)]' : '';
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="min-w-6 rounded-full bg-crimson px-1.5 text-center font-bold text-on-crimson text-xs leading-6">
      <span aria-hidden="true">{countText(count)}</span>
      <span className="sr-only">{texts.waiting(count)}</span>
    </span>
  );
}
