import type { ReactNode } from 'react';
import { type Details, type Fact, factsOf } from './facts.ts';

export function FactList({ details, children }: { details: Details; children?: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {factsOf(details).map((fact) => (
        <FactRow key={fact.term} {...fact} />
      ))}
      {children}
    </dl>
  );
}

export function FactRow({ term, words, Icon }: Fact) {
  return (
    <div className="relative min-w-0 pl-8">
      <dt className="text-ink-faint text-xs">
        <Icon className="absolute top-1 left-0 text-xl" />
        {term}
      </dt>
      <dd className="text-sm">{words}</dd>
    </div>
  );
}
