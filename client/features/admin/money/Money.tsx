import type { ReactNode } from 'react';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { limits } from '#rules/limits.ts';
import { DayCharts } from '../figures/DayCharts.tsx';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { Failures } from './Failures.tsx';
import { Held } from './Held.tsx';
import { useConsoleMoneyQuery } from './money.generated.ts';
import { Outcomes } from './Outcomes.tsx';
import { texts } from './texts.ts';

const kinds = [
  ['receivedNaira', texts.receivedNaira],
  ['refundedNaira', texts.refundedNaira],
  ['begun', texts.begun],
  ['ended', texts.ended],
  ['prepaid', texts.paidOnce],
] as const;

export function Money() {
  const { days } = limits.money;
  const { data, error, loading, refetch } = useConsoleMoneyQuery({ ...shownAtOnce, variables: { days } });
  const money = data?.admin?.money;
  if (money === undefined) {
    const hasFailed = error !== undefined && !loading;
    return hasFailed ? <ListFailed onRetry={() => void refetch().catch(() => undefined)} /> : <ListLoading />;
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <Part id="held" title={texts.held}>
        <Held plans={money.plans} />
      </Part>
      <Part id="days" title={texts.days(days)}>
        <DayCharts figures={money.days} kinds={kinds} />
      </Part>
      <Part id="outcomes" title={texts.outcomes}>
        <Outcomes outcomes={money.outcomes} />
      </Part>
      <Part id="failures" title={texts.failures}>
        <Failures failures={money.failures} />
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
