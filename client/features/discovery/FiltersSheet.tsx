import { useState } from 'react';
import { optionsOf } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { RangeSlider } from '#client/ui/RangeSlider.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { splitInterests } from '#rules/compatibility.ts';
import { type DeckFilter, deckFilterRule } from '#rules/deck-filter.ts';
import { withoutAdvanced } from '#rules/discovery.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { educations, genders, habits, religions } from '#rules/vocabulary.ts';
import { AdvancedFilters } from './AdvancedFilters.tsx';
import { openFilter } from './filter.ts';
import { filterTexts } from './filter-texts.ts';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  filter: DeckFilter;
  /** Without a position the distance filter is off. */
  hasPosition: boolean;
  hasAdvanced: boolean;
  onApply: (filter: DeckFilter) => void;
  onUpsell: () => void;
};

const choices = [
  { name: 'gender', label: 'Show me', list: genders, anyone: 'Everyone' },
  { name: 'education', label: 'Education', list: educations, anyone: 'Any education' },
  { name: 'religion', label: 'Religion', list: religions, anyone: 'Any religion' },
  { name: 'smoking', label: 'Smoking', list: habits, anyone: 'Any answer' },
  { name: 'drinking', label: 'Drinking', list: habits, anyone: 'Any answer' },
] as const;

export function FiltersSheet({ open, onOpenChange, ...form }: Props) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Filters" description="Whom would you like to see?">
      <FilterForm {...form} />
    </Sheet>
  );
}

/** Mounted with the sheet's content, so that each opening starts from the current filter. */
function FilterForm({ filter, hasPosition, hasAdvanced, onApply, onUpsell }: Omit<Props, 'open' | 'onOpenChange'>) {
  const [draft, setDraft] = useState(hasAdvanced ? filter : withoutAdvanced(filter));
  const [interests, setInterests] = useState(draft.interests?.join(', ') ?? '');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<DeckFilter>) => setDraft((before) => ({ ...before, ...part }));

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const checked = check(deckFilterRule, { ...draft, interests: splitInterests(interests) });
        if (checked.ok) onApply(checked.value);
        else setProblems(Object.fromEntries(checked.fieldErrors.map(({ path, message }) => [path, message])));
      }}
    >
      <Sliders draft={draft} change={change} hasPosition={hasPosition} />
      {choices.map(({ name, label, list, anyone }) => (
        <Select
          key={name}
          label={label}
          placeholder={anyone}
          options={optionsOf<string>(list)}
          value={draft[name] ?? ''}
          onChange={({ target }) => change({ [name]: target.value === '' ? null : target.value })}
        />
      ))}
      <AdvancedFilters
        isAllowed={hasAdvanced}
        draft={draft}
        change={change}
        interests={interests}
        onInterests={setInterests}
        interestsProblem={problems.interests}
        onUpsell={onUpsell}
      />
      <div className="sticky -bottom-6 -mx-6 flex gap-3 border-line border-t bg-surface px-6 py-4">
        <Button
          variant="secondary"
          onClick={() => {
            setDraft(openFilter);
            setInterests('');
            setProblems({});
          }}
        >
          Reset
        </Button>
        <Button type="submit" className="flex-1">
          Show people
        </Button>
      </div>
    </form>
  );
}

type SlidersProps = { draft: DeckFilter; change: (part: Partial<DeckFilter>) => void; hasPosition: boolean };

function Sliders({ draft, change, hasPosition }: SlidersProps) {
  const { filterMin, filterMax } = limits.age;
  const oldest = draft.maxAge === filterMax ? `${filterMax}+` : draft.maxAge;
  return (
    <>
      <RangeSlider
        label="Age"
        min={filterMin}
        max={filterMax}
        value={[draft.minAge, draft.maxAge]}
        onValueChange={([minAge = filterMin, maxAge = filterMax]) => change({ minAge, maxAge })}
        valueText={`${draft.minAge} to ${oldest}`}
        thumbLabels={['Youngest age', 'Oldest age']}
      />
      {hasPosition ? (
        <RangeSlider
          label="Distance"
          min={limits.distanceKm.min}
          max={limits.distanceKm.max}
          value={[draft.maxDistance]}
          onValueChange={([maxDistance = limits.distanceKm.default]) => change({ maxDistance })}
          valueText={`up to ${draft.maxDistance} km`}
          thumbLabels={['Farthest distance in kilometres']}
        />
      ) : (
        <div className="grid gap-1">
          <p className="font-semibold text-sm">Distance</p>
          <p className="text-ink-soft text-sm">{filterTexts.noPosition}</p>
        </div>
      )}
    </>
  );
}
