import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { cx } from '#client/ui/cx.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { grouped } from '#rules/numbers.ts';
import { type VitalMetric, vitalLimits, vitalMarks } from '#rules/vitals.ts';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { type ConsoleSpeedQuery, useConsoleSpeedQuery } from './speed.generated.ts';
import { texts } from './texts.ts';

type Row = NonNullable<ConsoleSpeedQuery['admin']>['vitals'][number];

const figures = [
  ['lcpMs', 'lcp'],
  ['inpMs', 'inp'],
  ['cls', 'cls'],
  ['firstCardMs', 'card'],
] as const satisfies readonly (readonly [keyof Row, VitalMetric])[];

const looks = { good: 'text-leaf', fair: 'text-gold', poor: 'text-danger' } as const;
const signs = { good: '✓', fair: '–', poor: '!' } as const;

export function markOf(metric: VitalMetric, value: number): keyof typeof looks {
  const [good, fair] = vitalMarks[metric];
  return value <= good ? 'good' : value <= fair ? 'fair' : 'poor';
}

/** Seconds from a second on. */
export function valueText(metric: VitalMetric, value: number): string {
  if (metric === 'cls') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

export function Speed() {
  const days = vitalLimits.days.default;
  const { data, error, loading, refetch } = useConsoleSpeedQuery({ ...shownAtOnce, variables: { days } });
  const rows = data?.admin?.vitals;
  if (rows === undefined) {
    const hasFailed = error !== undefined && !loading;
    return hasFailed ? <ListFailed onRetry={() => void refetch().catch(() => undefined)} /> : <ListLoading />;
  }
  if (rows.length === 0) return <EmptyState title={texts.none} body={texts.noneBody} />;
  return (
    <section aria-labelledby="speed" className="grid grid-cols-1 gap-3">
      <h2 id="speed" className="text-lg">
        {texts.title}
      </h2>
      <p className="text-ink-soft text-sm">{texts.meaning}</p>
      <SpeedTable rows={rows} />
    </section>
  );
}

function SpeedTable({ rows }: { rows: readonly Row[] }) {
  return (
    <section
      aria-label={texts.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface px-4 pb-2 shadow-low"
    >
      <table className="wrap-normal w-full text-right text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-3 pr-4 text-left">
              {texts.route}
            </th>
            <th scope="col" className="px-3 py-3 text-left">
              {texts.network}
            </th>
            {(['loads', ...figures.map(([name]) => name)] as const).map((name) => (
              <th key={name} scope="col" className="px-3 py-3">
                {texts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.route} ${row.network}`} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-medium">
                {row.route}
              </th>
              <td className="whitespace-nowrap px-3 py-2 text-left">{texts.networks[row.network]}</td>
              <td className="px-3 py-2 tabular-nums">{grouped(row.loads)}</td>
              {figures.map(([name, metric]) => (
                <Figure key={name} metric={metric} value={row[name]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figure({ metric, value }: { metric: VitalMetric; value: number | null }) {
  if (value === null) return <td className="px-3 py-2 text-ink-soft">–</td>;
  const mark = markOf(metric, value);
  return (
    <td className={cx('whitespace-nowrap px-3 py-2 font-semibold tabular-nums', looks[mark])}>
      {valueText(metric, value)} <span aria-hidden="true">{signs[mark]}</span>
      <span className="sr-only">{texts.marks[mark]}</span>
    </td>
  );
}
