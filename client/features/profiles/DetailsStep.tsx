import { optionsOf } from '#client/lib/vocabulary.ts';
import { Select } from '#client/ui/Select.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { limits } from '#rules/limits.ts';
import { educations, habits, religions } from '#rules/vocabulary.ts';
import type { StepProps } from './step-props.ts';

const choices = [
  { name: 'education', label: 'Education', list: educations },
  { name: 'religion', label: 'Religion', list: religions },
  { name: 'smoking', label: 'Smoking', list: habits },
  { name: 'drinking', label: 'Drinking', list: habits },
] as const;

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
      {choices.map(({ name, label, list }) => (
        <Select
          key={name}
          label={label}
          placeholder="Prefer not to say"
          options={optionsOf<string>(list)}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          error={errors[name]}
        />
      ))}
    </>
  );
}
