import { useSearchParams } from 'react-router-dom';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';

type Props<S extends string> = { label: string; states: Readonly<Record<S, string>>; current: S };

/** The states of a queue as ways to each of them. */
export function StateTabs<S extends string>({ label, states, current }: Props<S>) {
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

/** The state that the address names; the first one when it names none. */
export function useStateInAddress<S extends string>(states: Readonly<Record<S, string>>): S {
  const [search] = useSearchParams();
  const named = search.get('state') ?? '';
  const [first] = Object.keys(states);
  return (Object.hasOwn(states, named) ? named : first) as S;
}
