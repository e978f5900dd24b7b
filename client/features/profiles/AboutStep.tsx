import { InterestList } from '#client/components/profile-view/InterestList.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { splitInterests } from '#rules/compatibility.ts';
import { limits } from '#rules/limits.ts';
import type { StepProps } from './step-props.ts';
import { TownField } from './TownField.tsx';

type Props = StepProps & { longestInterests: number; hasPosition?: boolean };

export function AboutStep({ draft, errors, change, longestInterests, hasPosition = false }: Props) {
  const interests = splitInterests(draft.interests);
  return (
    <>
      <TextArea
        label="Bio"
        rows={5}
        value={draft.bio}
        onChange={({ target }) => change({ bio: target.value })}
        counter={{ value: draft.bio, max: limits.text.bio }}
        error={errors.bio}
        hint="What makes you laugh? What does a good Sunday look like?"
      />
      <TownField
        label="Location"
        value={draft.location}
        onType={(location) => change({ location, townId: null })}
        onPick={({ id, label }) => change({ location: label, townId: id })}
        error={errors.location ?? errors.townId}
        hint={
          hasPosition
            ? 'What others read. Distances still go by your position: update it below if you have moved.'
            : 'Your town or area. Choose from the list, or write it as you like.'
        }
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label="Interests"
          value={draft.interests}
          onChange={({ target }) => change({ interests: target.value })}
          counter={{ value: draft.interests, max: longestInterests }}
          error={errors.interests}
          hint="Separate them with commas: afrobeats, jollof, football."
        />
        {interests.length > 0 && <InterestList interests={interests} />}
      </div>
    </>
  );
}
