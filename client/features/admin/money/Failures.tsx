import { grouped } from '#rules/numbers.ts';
import type { ConsoleMoneyQuery } from './money.generated.ts';
import { texts } from './texts.ts';

type FailuresProps = { failures: NonNullable<ConsoleMoneyQuery['admin']>['money']['failures'] };

/** The most frequent reason fills the width. */
export function Failures({ failures }: FailuresProps) {
  const most = failures[0]?.count ?? 0;
  if (most === 0) return <p className="text-ink-soft text-sm">{texts.noFailures}</p>;
  return (
    <ul className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm shadow-low">
      {failures.map(({ reason, count }) => (
        <li key={reason} className="grid gap-1">
          <p className="flex justify-between gap-4">
            {texts.reasons[reason]}
            <span className="font-semibold tabular-nums">{grouped(count)}</span>
          </p>
          <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full rounded-full">
            <rect width="100" height="2" className="fill-sunken" />
            <rect width={(100 * count) / most} height="2" className="fill-danger" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
