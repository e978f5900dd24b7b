import { ChoiceGroup } from '#client/components/form/ChoiceGroup.tsx';
import { optionsOf } from '#client/lib/vocabulary.ts';
import { LockIcon } from '#client/ui/feature-icons.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { earliestBirthDate, lagosDay, latestBirthDate } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { type Gender, genders } from '#rules/vocabulary.ts';
import type { StepProps } from './step-props.ts';

const everyone = 'everyone';
const audiences = [{ value: everyone, label: 'Everyone' } as const, ...optionsOf<Gender>(genders)];

type Props = StepProps & {
  /** True if a reviewer confirmed the birth date, which is then read-only. */
  isBirthDateFrozen?: boolean;
};

export function BasicsStep({ draft, errors, change, isBirthDateFrozen = false }: Props) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        value={draft.fullName}
        onChange={({ target }) => change({ fullName: target.value })}
        error={errors.fullName}
        hint="This is how others see you."
      />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        min={earliestBirthDate}
        max={latestBirthDate(limits.age.adult, lagosDay(new Date()))}
        value={draft.dateOfBirth}
        onChange={({ target }) => change({ dateOfBirth: target.value })}
        error={errors.dateOfBirth}
        readOnly={isBirthDateFrozen}
        end={isBirthDateFrozen ? <LockIcon className="mr-3 text-ink-soft text-xl" /> : undefined}
        className="read-only:border-line read-only:bg-sunken read-only:text-ink-soft read-only:[&::-webkit-calendar-picker-indicator]:hidden"
        hint={
          isBirthDateFrozen
            ? 'A reviewer confirmed it with your selfie, so it cannot be changed any more.'
            : 'Others see your age, never the date.'
        }
      />
      <ChoiceGroup
        legend="Gender"
        options={optionsOf<Gender>(genders)}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        error={errors.gender}
      />
      <ChoiceGroup
        legend="Show me"
        options={audiences}
        value={draft.showMe || everyone}
        onChange={(showMe) => change({ showMe: showMe === everyone ? '' : showMe })}
        error={errors.showMe}
        hint="You can change this at any time in the filters."
      />
    </>
  );
}
