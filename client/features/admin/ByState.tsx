import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';

type States<S extends string> = { label: string; states: Readonly<Record<S, string>> };

/** A queue by state: `?state=` names the state shown, by default the first. Each state mounts a new list. */
export function ByState<S extends string>({ children, ...of }: States<S> & { children: (shown: S) => ReactNode }) {
  const shown = useStateInAddress(of.states);
  return (
    <div className="grid grid-cols-1 gap-4">
      <StateTabs {...of} current={shown} />
      <Fragment key={shown}>{children(shown)}</Fragment>
    </div>
  );
}

function StateTabs<S extends string>({ label, states, current }: States<S> & { current: S }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {(Object.keys(states) as S[]).map((state) => (
          <li key={state}>
            <Link
              to={`?state=${state}`}
              aria-current={state === current ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center rounded-full border px-5 font-semibold text-sm transition-colors',
                state === current
                  ? 'border-crimson bg-crimson-tint text-crimson-ink'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              {states[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useStateInAddress<S extends string>(states: Readonly<Record<S, string>>): S {
  const [search] = useSearchParams();
  const named = search.get('state') ?? '';
  const [first] = Object.keys(states);
  return (Object.hasOwn(states, named) ? named : first) as S;
}
