import { optionsOf } from '#client/lib/vocabulary.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { type Education, educations, type Habit, habits, type Religion, religions } from '#rules/vocabulary.ts';
import type { StepProps } from './step-props.ts';

const unsaid = 'Prefer not to say';

export function DetailsStep({ draft, errors, change }: StepProps) {
  const { min, max } = limits.heightCm;
  return (
    <>
      <TextField
        label="Height in cm"
        inputMode="numeric"
        value={draft.heightCm}
        onChange={({ target }) => change({ heightCm: target.value.trim() })}
        error={errors.heightCm}
        hint={`${min} to ${max}`}
      />
      <Select
        label="Education"
        placeholder={unsaid}
        options={optionsOf(educations)}
        value={draft.education}
        onChange={({ target }) => change({ education: target.value as Education | '' })}
        error={errors.education}
      />
      <Select
        label="Religion"
        placeholder={unsaid}
        options={optionsOf(religions)}
        value={draft.religion}
        onChange={({ target }) => change({ religion: target.value as Religion | '' })}
        error={errors.religion}
      />
      <Select
        label="Smoking"
        placeholder={unsaid}
        options={optionsOf(habits)}
        value={draft.smoking}
        onChange={({ target }) => change({ smoking: target.value as Habit | '' })}
        error={errors.smoking}
      />
      <Select
        label="Drinking"
        placeholder={unsaid}
        options={optionsOf(habits)}
        value={draft.drinking}
        onChange={({ target }) => change({ drinking: target.value as Habit | '' })}
        error={errors.drinking}
      />
    </>
  );
}
