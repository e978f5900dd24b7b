import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <article
      className={cx('grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6', className)}
    >
      {children}
    </article>
  );
}

/** Null and false values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr] sm:items-baseline">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([name, value]) => (
          <div key={name} className="grid sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export function Words({ children }: { children: string }) {
  return (
    <blockquote className="whitespace-pre-wrap rounded-md bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere]">
      {children}
    </blockquote>
  );
}
