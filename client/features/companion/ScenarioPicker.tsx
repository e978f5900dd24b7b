import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { controlStyle } from '#client/ui/Field.tsx';
import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import type { ScenarioPicker_ScenarioFragment } from './companion.generated.ts';
import { scenarioIcon } from './scenario-icons.ts';
import { texts } from './texts.ts';

type Props = {
  scenarios: readonly ScenarioPicker_ScenarioFragment[];
  scenarioId: string;
  onScenario: (id: string) => void;
  isCoaching: boolean;
  onCoaching: (isOn: boolean) => void;
};

type CardProps = {
  group: string;
  scenario: ScenarioPicker_ScenarioFragment;
  isChosen: boolean;
  onChoose: () => void;
};

function ScenarioCard({ group, scenario, isChosen, onChoose }: CardProps) {
  const id = `${group}-${scenario.id}`;
  const Icon = scenarioIcon(scenario.id);
  return (
    <label
      className={cx(
        'flex items-start gap-3 rounded-lg border p-3 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-crimson-ink has-focus-visible:outline-offset-2',
        isChosen ? 'border-crimson bg-crimson-tint' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        value={scenario.id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={id}
        aria-describedby={`${id}-what`}
        className="sr-only"
      />
      <span
        className={cx(
          'grid size-10 shrink-0 place-items-center rounded-full text-lg',
          isChosen ? 'bg-crimson text-on-crimson' : 'bg-crimson-tint text-crimson-ink',
        )}
      >
        <Icon />
      </span>
      <span className="min-w-0">
        <span id={id} className="block font-semibold text-sm">
          {scenario.name}
        </span>
        <span id={`${id}-what`} className={cx('block text-xs', isChosen ? 'text-ink' : 'text-ink-soft')}>
          {scenario.description}
        </span>
      </span>
    </label>
  );
}

/** The five scenarios as cards beside the conversation, on wide screens. */
export function ScenarioRail({ scenarios, scenarioId, onScenario, isCoaching, onCoaching }: Props) {
  const id = useId();
  return (
    <aside
      aria-label={texts.scenarios}
      className="hidden min-h-0 flex-col gap-3 overflow-y-auto border-line border-r bg-paper p-4 lg:flex"
    >
      <div role="radiogroup" aria-labelledby={`${id}-title`} className="grid gap-2">
        <h2 id={`${id}-title`} className="px-1 pb-1 text-lg">
          {texts.scenarios}
        </h2>
        {scenarios.map((scenario) => (
          <ScenarioCard
            key={scenario.id}
            group={id}
            scenario={scenario}
            isChosen={scenario.id === scenarioId}
            onChoose={() => onScenario(scenario.id)}
          />
        ))}
      </div>
      <div className="rounded-lg border border-line bg-surface px-4 py-1">
        <Switch label={texts.coachMode} hint={texts.coachModeHint} checked={isCoaching} onChange={onCoaching} />
      </div>
    </aside>
  );
}

export function ScenarioBar({ scenarios, scenarioId, onScenario, isCoaching, onCoaching }: Props) {
  return (
    <div className="flex items-center gap-3 border-line border-b bg-surface px-3 py-0.5 lg:hidden low:flex-1">
      <div className="relative min-w-0 flex-1">
        <select
          aria-label={texts.scenario}
          value={scenarioId}
          onChange={({ target }) => onScenario(target.value)}
          className={cx(controlStyle, 'h-11 appearance-none truncate rounded-full pr-9 font-semibold text-sm')}
        >
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft text-lg" />
      </div>
      <div className="w-31 shrink-0 [&_label]:gap-2">
        <Switch label={texts.coachMode} checked={isCoaching} onChange={onCoaching} />
      </div>
    </div>
  );
}
