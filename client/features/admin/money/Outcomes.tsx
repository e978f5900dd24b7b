import { ShareBar } from '../figures/ShareBar.tsx';
import type { ConsoleMoneyQuery } from './money.generated.ts';
import { texts } from './texts.ts';

type OutcomesProps = { outcomes: NonNullable<ConsoleMoneyQuery['admin']>['money']['outcomes'] };

export function Outcomes({ outcomes: { trialsEnded, trialsPaid, ranBefore, ranOut } }: OutcomesProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Outcome title={texts.trialToPaid} part={trialsPaid} whole={trialsEnded} fill="fill-leaf" none={texts.noTrials} />
      <Outcome title={texts.churn} part={ranOut} whole={ranBefore} fill="fill-danger" none={texts.noChurn} />
    </ul>
  );
}

type Props = { title: string; part: number; whole: number; fill: string; none: string };

function Outcome({ title, part, whole, fill, none }: Props) {
  return (
    <li className="grid content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-low">
      <h3 className="text-sm">{title}</h3>
      <p className={whole > 0 ? 'text-lg font-bold' : 'text-ink-soft text-sm'}>
        {whole > 0 ? texts.of(part, whole) : none}
      </p>
      <ShareBar
        shares={[
          { name: 'part', count: part, fill },
          { name: 'rest', count: whole - part, fill: 'fill-line-strong' },
        ]}
      />
    </li>
  );
}
