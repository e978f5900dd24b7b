import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { EyeIcon, EyeOffIcon } from '#client/ui/eye-icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { texts } from './people-texts.ts';
import { SectionState } from './SectionState.tsx';
import { usePauseSectionQuery } from './settings-people.generated.ts';
import { usePause } from './use-pause.ts';

export function PauseSection() {
  const { data, error, loading, refetch } = usePauseSectionQuery(shownAtOnce);
  const { toggle, isChanging } = usePause();
  const profile = data?.viewer?.profile;
  const isPaused = profile?.isPaused ?? false;

  return (
    <Section title={texts.pause.title} description={texts.pause.meaning}>
      {data?.viewer === undefined || data.viewer === null ? (
        <SectionState
          hasFailed={error !== undefined && !loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : profile === null || profile === undefined ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">{texts.pause.noProfile}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p
            role="status"
            className={cx('flex items-center gap-2 font-semibold text-sm', isPaused ? 'text-plum' : 'text-leaf')}
          >
            {isPaused ? <EyeOffIcon className="shrink-0 text-xl" /> : <EyeIcon className="shrink-0 text-xl" />}
            {isPaused ? texts.pause.paused : texts.pause.running}
          </p>
          <Button
            variant={isPaused ? 'primary' : 'secondary'}
            size="sm"
            loading={isChanging}
            onClick={() => void toggle(isPaused)}
          >
            {isPaused ? texts.pause.resume : texts.pause.pause}
          </Button>
        </div>
      )}
    </Section>
  );
}
