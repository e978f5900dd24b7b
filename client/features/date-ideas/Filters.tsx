import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { ChevronDownIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import {
  type BudgetLevel,
  budgetLevels,
  type City,
  categories,
  cities,
  type DateIdeaCategory,
} from '#rules/date-ideas.ts';
import { type Choice, dateNumbers } from './choice.ts';
import { texts } from './texts.ts';

type Props = {
  choice: Choice;
  /** Whether the server knows where the person is. */
  hasPosition: boolean;
  onChange: (choice: Choice) => void;
};

const dates = dateNumbers.map((number) => ({ value: String(number), label: texts.date(number) }));
const towns = Object.entries(cities).map(([value, { name }]) => ({ value, label: name }));
const budgets = budgetLevels.map((value) => ({ value, label: texts.budgets[value] }));
const kinds = Object.entries(categories).map(([value, label]) => ({ value, label }));

/** One row, which scrolls sideways where it is too long, so that the first place is near. */
export function Filters({ choice, hasPosition, onChange }: Props) {
  return (
    <section aria-label={texts.filters} className="-mx-4 -my-1 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6">
      <div className="flex w-max gap-2">
        {(hasPosition || choice.near !== null) && (
          <button
            type="button"
            aria-pressed={choice.near !== null}
            onClick={() => onChange({ ...choice, near: choice.near === null ? 'me' : null })}
            className={cx(chip, 'gap-1.5 whitespace-nowrap px-4 font-semibold', choice.near === null ? plain : chosen)}
          >
            <PinIcon />
            {texts.nearMe}
          </button>
        )}
        <Chip
          label={texts.dateNumber}
          nothing={texts.anyDate}
          options={dates}
          value={choice.date === null ? '' : String(choice.date)}
          onChoose={(value) => onChange({ ...choice, date: Number(value) || null })}
        />
        <Chip
          label={texts.city}
          nothing={texts.anyCity}
          options={towns}
          value={choice.city ?? ''}
          onChoose={(value) => onChange({ ...choice, city: (value as City) || null })}
        />
        <Chip
          label={texts.budget}
          nothing={texts.anyBudget}
          options={budgets}
          value={choice.budget ?? ''}
          onChoose={(value) => onChange({ ...choice, budget: (value as BudgetLevel) || null })}
        />
        <Chip
          label={texts.category}
          nothing={texts.anyCategory}
          options={kinds}
          value={choice.category ?? ''}
          onChoose={(value) => onChange({ ...choice, category: (value as DateIdeaCategory) || null })}
        />
      </div>
    </section>
  );
}

const chip = 'flex h-11 items-center rounded-full border text-sm';
const chosen = 'border-crimson-ink bg-crimson-tint text-crimson-ink';
const plain = 'border-line-strong bg-surface';

type ChipProps = {
  label: string;
  /** What stands there while nothing is chosen, which says what the chip is for. */
  nothing: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
};

/** A native select in a pill as wide as what is chosen. The label stands beside a choice: a bare "2" or "Low" says too little. */
function Chip({ label, nothing, options, value, onChoose }: ChipProps) {
  const id = useId();
  const isChosen = value !== '';
  return (
    <div className={cx(chip, 'relative', isChosen ? chosen : plain)}>
      <label htmlFor={id} className={isChosen ? 'whitespace-nowrap pl-4' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={cx(
          'field-sizing-content h-full cursor-pointer appearance-none rounded-full bg-transparent pr-9 font-semibold focus-visible:outline-offset-0',
          isChosen ? 'pl-1.5' : 'pl-4',
        )}
      >
        <option value="">{nothing}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute right-3.5" />
    </div>
  );
}
