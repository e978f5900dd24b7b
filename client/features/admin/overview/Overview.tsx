import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Link } from '#client/ui/Link.tsx';
import { limits } from '#rules/limits.ts';
import { grouped } from '#rules/numbers.ts';
import { adminPath } from '#rules/paths.ts';
import { DayCharts } from '../figures/DayCharts.tsx';
import { ListFailed, ListLoading } from '../ListState.tsx';
import { useTotals } from '../use-totals.ts';
import { useConsoleFiguresQuery } from './overview.generated.ts';
import { texts } from './texts.ts';

const cards = [
  ['pendingVerifications', 'verifications'],
  ['openReports', 'reports'],
  ['flaggedPhotos', 'photos'],
  ['openAppeals', 'appeals'],
  ['openTickets', 'support'],
  ['people', 'people'],
  ['activePeople', 'people'],
  ['premiumPeople', 'people'],
  ['subscribers', 'newsletter'],
] as const;

const kinds = (['signUps', 'likes', 'matches', 'messages', 'gamePlays', 'plansStarted', 'reports'] as const).map(
  (kind) => [kind, texts[kind]] as const,
);

export function Overview() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Totals />
      <Days />
    </div>
  );
}

function Totals() {
  const { totals, hasFailed, retry } = useTotals();
  if (totals === undefined) return hasFailed ? <ListFailed onRetry={retry} /> : <ListLoading />;
  return (
    <section aria-labelledby="now" className="grid grid-cols-1 gap-3">
      <h2 id="now" className="text-lg">
        {texts.now}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {cards.map(([name, part]) => (
          <li key={name}>
            <Link
              to={adminPath(part)}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface p-4 shadow-low hover:border-line-strong"
            >
              <span className="text-2xl font-bold">{grouped(totals[name])}</span>
              <span className="text-ink-soft text-sm">{texts[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Days() {
  const days = limits.figures.default;
  const { data, error, loading, refetch } = useConsoleFiguresQuery({ ...shownAtOnce, variables: { days } });
  const figures = data?.admin?.figures;
  if (figures === undefined) {
    const hasFailed = error !== undefined && !loading;
    return hasFailed ? <ListFailed onRetry={() => void refetch().catch(() => undefined)} /> : <ListLoading />;
  }
  return (
    <section aria-labelledby="days" className="grid grid-cols-1 gap-3">
      <h2 id="days" className="text-lg">
        {texts.days(figures.length)}
      </h2>
      <DayCharts figures={figures} kinds={kinds} />
    </section>
  );
}
