import { coachKind, coachTexts } from '#client/lib/coach-kind.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { paths } from '#rules/paths.ts';
import type { ScenarioPicker_ScenarioFragment } from './companion.generated.ts';
import { SoulMark } from './SoulMark.tsx';
import { scenarioIcon } from './scenario-icons.ts';
import { texts } from './texts.ts';

type LockedProps = {
  scenarios: readonly ScenarioPicker_ScenarioFragment[];
  asking: ScenarioPicker_ScenarioFragment;
};

export function Locked({ scenarios, asking }: LockedProps) {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <section className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-xl bg-cloth px-5 py-10 text-center text-on-cloth sm:px-10 sm:py-14">
        <div className="absolute inset-0 -z-10 text-cloth-print opacity-35">
          <Motif className="size-full" />
        </div>
        <SoulMark className="size-20 border-4 border-cloth-gold text-4xl" />
        <h2 className="max-w-xl text-2xl sm:text-3xl">{texts.lockedTitle}</h2>
        <p className="max-w-xl">{texts.lockedBody}</p>
        <p className="text-cloth-soft text-sm">{coachTexts[coachKind()]}</p>
        <LinkButton to={paths.pricing} size="lg" className="mt-2">
          {texts.seePlans}
        </LinkButton>
      </section>
      <h2 className="pt-8 pb-4 text-xl">{texts.lockedScenarios}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {[asking, ...scenarios].map(({ id, name, description }) => {
          const Icon = scenarioIcon(id);
          return (
            <li key={id} className="flex gap-4 rounded-lg border border-line bg-surface p-4 shadow-low">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-crimson-tint text-crimson-ink text-xl">
                <Icon />
              </span>
              <div className="min-w-0">
                <h3 className="text-base">{name}</h3>
                <p className="text-ink-soft text-sm">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function Off() {
  return (
    <div className="grid flex-1 place-items-center p-4">
      <EmptyState title={texts.offTitle} body={texts.offBody} />
    </div>
  );
}

const bubbles = ['w-3/5', 'ml-auto w-2/5', 'w-1/2', 'ml-auto w-3/5'];

export function TalkSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-4">
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
      {bubbles.map((width) => (
        <Skeleton key={width} className={`h-12 rounded-lg ${width}`} />
      ))}
    </div>
  );
}
