import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toContract } from '#client/lib/vocabulary.ts';
import { cx } from '#client/ui/cx.ts';
import { Link } from '#client/ui/Link.tsx';
import { ConsoleList } from './ConsoleList.tsx';
import type { Pages } from './pages.ts';

type Texts<S extends string> = {
  byState: string;
  states: Readonly<Record<S, string>>;
  none: Readonly<Record<S, string>>;
};
type Queue<S extends string, N> = { usePages: (state: Uppercase<S>) => Pages<N>; children: (item: N) => ReactNode };
type Props<S extends string, N> = Queue<S, N> & { texts: Texts<S> };

/** A queue by state: `?state=` names the state shown, by default the first. Each state mounts a new list. */
export function ByState<S extends string, N extends { id: string }>({ texts, ...queue }: Props<S, N>) {
  const shown = useStateInAddress(texts.states);
  return (
    <div className="grid grid-cols-1 gap-4">
      <StateTabs texts={texts} current={shown} />
      <QueueIn key={shown} {...queue} state={shown} empty={texts.none[shown]} />
    </div>
  );
}

type InProps<S extends string, N> = Queue<S, N> & { state: S; empty: string };

function QueueIn<S extends string, N extends { id: string }>({ usePages, state, ...list }: InProps<S, N>) {
  return <ConsoleList {...list} pages={usePages(toContract(state))} />;
}

function StateTabs<S extends string>({ texts: { byState, states }, current }: { texts: Texts<S>; current: S }) {
  return (
    <nav aria-label={byState}>
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
