import { labelOf } from '#client/lib/vocabulary.ts';
import { cx } from '#client/ui/cx.ts';
import { grouped } from '#rules/numbers.ts';
import { ShareBar } from '../figures/ShareBar.tsx';
import { planNames } from '../people/plan-names.ts';
import type { ConsoleMoneyQuery } from './money.generated.ts';
import { texts } from './texts.ts';

type PlanHeld = NonNullable<ConsoleMoneyQuery['admin']>['money']['plans'][number];

/** The colour of the bar, and the same for the sign beside the words. */
const ways = [
  ['renewing', 'fill-leaf', 'bg-leaf'],
  ['prepaid', 'fill-plum', 'bg-plum'],
  ['trials', 'fill-gold', 'bg-gold'],
  ['ending', 'fill-line-strong', 'bg-line-strong'],
  ['overdue', 'fill-danger', 'bg-danger'],
  ['waiting', 'fill-crimson', 'bg-crimson'],
  ['given', 'fill-ink-soft', 'bg-ink-soft'],
] as const;

export function Held({ plans }: { plans: readonly PlanHeld[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {plans.map((held) => (
        <li
          key={held.plan}
          className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-low"
        >
          <PlanCard held={held} />
        </li>
      ))}
    </ul>
  );
}

function PlanCard({ held }: { held: PlanHeld }) {
  const used = ways.filter(([way]) => held[way] > 0);
  const people = used.reduce((sum, [way]) => sum + held[way], 0);
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-3 text-sm">
        {labelOf(planNames, held.plan)}
        <span className="font-medium text-ink-soft">{texts.people(people)}</span>
      </h3>
      {people === 0 && <p className="text-ink-soft text-sm">{texts.nobody}</p>}
      <ShareBar shares={used.map(([way, fill]) => ({ name: way, count: held[way], fill }))} />
      <ul className="grid gap-1 text-sm">
        {used.map(([way, , sign]) => (
          <li key={way} className="flex items-baseline gap-2">
            <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full', sign)} />
            <span className="text-ink-soft">
              <strong className="text-ink tabular-nums">{grouped(held[way])}</strong> {texts[way]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
