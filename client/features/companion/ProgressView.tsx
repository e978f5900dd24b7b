import { dayText } from '#client/lib/lagos-time.ts';
import { LoadFailed } from '#client/ui/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { grouped } from '#rules/numbers.ts';
import { type CompanionProgressQuery, useCompanionProgressQuery } from './companion.generated.ts';
import { PanelFrame, Teaser } from './PanelFrame.tsx';
import { texts } from './texts.ts';

export function ProgressView({ isAllowed, onClose }: { isAllowed: boolean; onClose: () => void }) {
  return (
    <PanelFrame title={texts.progress} onClose={onClose}>
      {isAllowed ? <Loaded /> : <Teaser>{texts.progressTeaser}</Teaser>}
    </PanelFrame>
  );
}

type Progress = NonNullable<NonNullable<NonNullable<CompanionProgressQuery['viewer']>['companion']>['progress']>;

function Loaded() {
  const { data, error, loading, refetch } = useCompanionProgressQuery({
    fetchPolicy: 'cache-and-network',
  });
  const progress = data?.viewer?.companion?.progress;
  if (progress) return <Report progress={progress} />;
  if (error && !loading)
    return <LoadFailed title={texts.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  return <Skeleton className="h-60" />;
}

function Report({ progress }: { progress: Progress }) {
  const { week, scenarios } = progress;
  const most = Math.max(1, ...scenarios.map(({ messages }) => messages));
  const sums = [
    [texts.streak, progress.streakDays],
    [texts.activeDays, progress.activeDays],
    [texts.count, progress.messages],
  ] as const;
  return (
    <>
      <p className="text-ink-soft text-sm">{texts.progressIntro}</p>
      <dl className="grid grid-cols-3 gap-3">
        {sums.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-3 text-center">
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-3">
        <h3 className="text-base">{texts.byScenario}</h3>
        <ul className="grid gap-3">
          {scenarios.map(({ scenario, messages, lastAt }) => (
            <li key={scenario.id} className="grid gap-1">
              <div className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span className="font-semibold">{scenario.name}</span>
                <span className="text-ink-soft">
                  {lastAt === null ? texts.never : `${grouped(messages)} · ${dayText(lastAt)}`}
                </span>
              </div>
              <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunken">
                <div className="h-full rounded-full bg-crimson" style={{ width: `${(messages / most) * 100}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6">
        <h3 className="text-lg">{texts.week}</h3>
        <p className="text-ink-soft text-sm">{texts.weekOf(dayText(week.from), dayText(week.to))}</p>
        <p className="font-semibold">{texts.weekLine(week.messages, week.messagesBefore)}</p>
        <p>{texts.weekDays(week.activeDays)}</p>
        {week.favourite && <p>{texts.favourite(week.favourite.name)}</p>}
        <p className="mt-2 rounded-md bg-leaf-tint p-3 text-sm">
          <strong className="text-leaf">{texts.advice}:</strong> {week.advice}
        </p>
      </section>
    </>
  );
}
