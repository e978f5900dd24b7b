import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { controlStyle } from '#client/ui/Field.tsx';
import { ChevronDownIcon, PencilIcon } from '#client/ui/feature-icons.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import type { ScenarioPicker_ScenarioFragment } from './companion.generated.ts';
import { scenarioIcon } from './scenario-icons.ts';
import { texts } from './texts.ts';

type Props = {
  scenarios: readonly ScenarioPicker_ScenarioFragment[];
  /** The way in where nothing is practised. */
  asking: ScenarioPicker_ScenarioFragment;
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

/** The three ways in as cards beside the conversation, on wide screens: to ask, to practise a scenario, to have a message checked. */
export function ScenarioRail({
  scenarios,
  asking,
  scenarioId,
  onScenario,
  isCoaching,
  onCoaching,
  onCheck,
}: Props & { onCheck: () => void }) {
  const id = useId();
  return (
    <aside
      aria-label={texts.scenarios}
      className="hidden min-h-0 flex-col gap-3 overflow-y-auto border-line border-r bg-paper p-4 lg:flex"
    >
      <ScenarioCard
        group={id}
        scenario={asking}
        isChosen={scenarioId === asking.id}
        onChoose={() => onScenario(asking.id)}
      />
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
      {scenarioId !== asking.id && (
        <div className="rounded-lg border border-line bg-surface px-4 py-1">
          <Switch label={texts.coachMode} hint={texts.coachModeHint} checked={isCoaching} onChange={onCoaching} />
        </div>
      )}
      <button
        type="button"
        onClick={onCheck}
        className="flex items-start gap-3 rounded-lg border border-line bg-surface p-3 text-left hover:border-line-strong"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-crimson-tint text-crimson-ink text-lg">
          <PencilIcon />
        </span>
        <span>
          <span className="block font-semibold text-sm">{texts.draft}</span>
          <span className="block text-ink-soft text-xs">{texts.draftHint}</span>
        </span>
      </button>
    </aside>
  );
}

export function ScenarioBar({ scenarios, asking, scenarioId, onScenario, isCoaching, onCoaching }: Props) {
  const isAsking = scenarioId === asking.id;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-3 py-0.5 lg:hidden low:flex-1">
      <button
        type="button"
        aria-pressed={isAsking}
        aria-label={asking.name}
        onClick={() => onScenario(isAsking ? (scenarios[0]?.id ?? '') : asking.id)}
        className={cx(
          'min-h-11 shrink-0 rounded-full border px-3.5 font-semibold text-sm',
          isAsking ? 'border-crimson bg-crimson text-on-crimson' : 'border-line-strong text-ink',
        )}
      >
        {isAsking ? asking.name : texts.ask}
      </button>
      <div className="relative min-w-0 flex-1">
        <select
          aria-label={texts.scenario}
          value={scenarioId}
          onChange={({ target }) => onScenario(target.value)}
          className={cx(controlStyle, 'h-11 appearance-none truncate rounded-full !pr-7 !pl-3 font-semibold text-sm')}
        >
          {isAsking && (
            <option value={asking.id} hidden>
              {texts.toPractise}
            </option>
          )}
          {scenarios.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-2 my-auto text-ink-soft text-lg" />
      </div>
      {!isAsking && (
        <div className="shrink-0 [&_label>span:first-child]:w-min low:[&_label>span:first-child]:w-auto [&_label]:gap-2 [&_span]:wrap-normal low:[&_label]:min-h-0 low:[&_label]:py-0">
          <Switch label={texts.coachMode} checked={isCoaching} onChange={onCoaching} />
        </div>
      )}
    </div>
  );
}
