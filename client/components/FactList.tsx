import type { ReactNode } from 'react';
import { type Details, factsOf } from './facts.ts';

/** The details of a profile as a list of terms; `children` are further rows of the same kind. */
export function FactList({ details, children }: { details: Details; children?: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {factsOf(details).map(({ term, words, Icon }) => (
        <div key={term} className="flex items-start gap-2.5">
          <Icon className="mt-1 shrink-0 text-ink-faint text-xl" />
          <div className="min-w-0">
            <dt className="text-ink-faint text-xs">{term}</dt>
            <dd className="text-sm">{words}</dd>
          </div>
        </div>
      ))}
      {children}
    </dl>
  );
}
