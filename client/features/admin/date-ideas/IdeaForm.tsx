import type { ComponentProps } from 'react';
import { useForm } from '#client/components/form/use-form.ts';
import { fromContract, optionsOf } from '#client/lib/vocabulary.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { categories } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { CheckGroup } from '../CheckGroup.tsx';
import { Editor } from '../Editor.tsx';
import { texts as common } from '../texts.ts';
import { useUnsaved } from '../Unsaved.tsx';
import { useDraft } from '../use-draft.ts';
import { cityNames } from './city-names.ts';
import type { IdeaRow_IdeaFragment } from './console-date-ideas.generated.ts';
import { texts } from './texts.ts';
import { dateNumbers, useSaveIdea } from './use-ideas.ts';

const { min, max } = limits.dateIdeas.hearts;
const hearts = Array.from({ length: max - min + 1 }, (_, index) => ({
  value: String(min + index),
  label: texts.hearts(min + index),
}));

type Props = { place: IdeaRow_IdeaFragment | null; onClose: () => void };

export function IdeaForm({ place, onClose }: Props) {
  const save = useSaveIdea(place?.id ?? null, () => {
    free();
    onClose();
  });
  const { form, field, isBusy } = useForm(texts.saveFailed, save);
  const { isChanged, look } = useDraft(form.ref);
  const free = useUnsaved(isChanged ? 'draft' : null);
  const now = place?.idea;
  const choose = now ? undefined : common.choose;
  const text = (name: 'name' | 'area' | 'estimatedCost' | 'bestTime' | 'openingHours') => (
    <TextField {...field(name)} label={texts[name]} maxLength={limits.text.place.max} defaultValue={now?.[name]} />
  );
  const select = (
    name: 'city' | 'category' | 'budgetLevel' | 'romanticScore',
    label: string,
    options: ComponentProps<typeof Select>['options'],
  ) => {
    const chosen = now && (name === 'romanticScore' ? String(now[name]) : fromContract(now[name]));
    return <Select {...field(name)} label={label} options={options} placeholder={choose} defaultValue={chosen} />;
  };
  return (
    <Editor title={now ? texts.editTitle(now.name) : texts.add} back={texts.back} onBack={onClose}>
      {place?.isRemoved && <p className="rounded-md bg-gold-tint px-4 py-3 text-gold text-sm">{texts.isHidden}</p>}
      <form
        {...form}
        onInput={look}
        className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6"
      >
        {text('name')}
        <TextArea
          {...field('description')}
          label={texts.description}
          maxLength={limits.text.ideaDescription.max}
          defaultValue={now?.description}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {select('city', texts.city, optionsOf(cityNames))}
          {text('area')}
          {select('category', texts.category, optionsOf(categories))}
          {select('budgetLevel', texts.budget, optionsOf(texts.budgets))}
          {select('romanticScore', texts.romanticScore, hearts)}
          {text('estimatedCost')}
          {text('bestTime')}
          {text('openingHours')}
        </div>
        <TextArea {...field('tips')} label={texts.tips} hint={texts.tipsHint} defaultValue={now?.tips.join('\n')} />
        <Suits field={field('bestForDateNumbers')} chosen={now?.bestForDateNumbers ?? []} />
        <Checkbox name="featured" label={texts.featuredLabel} defaultChecked={now?.isFeatured} />
        <Button type="submit" loading={isBusy} className="justify-self-start">
          {texts.save}
        </Button>
      </form>
    </Editor>
  );
}

type SuitsProps = { field: { error?: string; onChange: () => void }; chosen: readonly number[] };

function Suits({ field, chosen }: SuitsProps) {
  return (
    <CheckGroup
      legend={texts.suits}
      error={field.error}
      onChange={field.onChange}
      options={dateNumbers.map((number) => ({
        name: `date-${number}`,
        label: texts.dates[number - 1] ?? String(number),
        checked: chosen.includes(number),
      }))}
    />
  );
}
