import { Button } from '#client/ui/Button.tsx';
import { Select } from '#client/ui/Select.tsx';
import {
  type BudgetLevel,
  budgetLevels,
  type City,
  categories,
  cities,
  type DateIdeaCategory,
} from '#rules/date-ideas.ts';
import { type Choice, dateNumbers, isAnyChosen } from './choice.ts';
import { texts } from './texts.ts';

type Props = { choice: Choice; onChange: (choice: Choice) => void; onClear: () => void };

const dates = dateNumbers.map((number) => ({ value: String(number), label: texts.date(number) }));
const towns = Object.entries(cities).map(([value, { name }]) => ({ value, label: name }));
const budgets = budgetLevels.map((value) => ({ value, label: texts.budgets[value] }));
const kinds = Object.entries(categories).map(([value, label]) => ({ value, label }));

/** Two selects fit side by side on the narrowest phone. */
const narrow = 'pr-9! pl-3! text-sm! text-ellipsis md:pr-12! md:pl-4! md:text-base!';

export function Filters({ choice, onChange, onClear }: Props) {
  return (
    <section aria-label={texts.filters} className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-low">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Select
          className={narrow}
          label={texts.dateNumber}
          placeholder={texts.anyDate}
          options={dates}
          value={choice.date ?? ''}
          onChange={({ target }) => onChange({ ...choice, date: Number(target.value) || null })}
        />
        <Select
          className={narrow}
          label={texts.city}
          placeholder={texts.anyCity}
          options={towns}
          value={choice.city ?? ''}
          onChange={({ target }) => onChange({ ...choice, city: (target.value as City) || null })}
        />
        <Select
          className={narrow}
          label={texts.budget}
          placeholder={texts.anyBudget}
          options={budgets}
          value={choice.budget ?? ''}
          onChange={({ target }) => onChange({ ...choice, budget: (target.value as BudgetLevel) || null })}
        />
        <Select
          className={narrow}
          label={texts.category}
          placeholder={texts.anyCategory}
          options={kinds}
          value={choice.category ?? ''}
          onChange={({ target }) => onChange({ ...choice, category: (target.value as DateIdeaCategory) || null })}
        />
      </div>
      {isAnyChosen(choice) && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </section>
  );
}
