import { InterestList } from '#client/components/InterestList.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { splitInterests } from '#rules/compatibility.ts';
import { limits } from '#rules/limits.ts';
import type { StepProps } from './step-props.ts';

export function AboutStep({ draft, errors, change }: StepProps) {
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
      <TextField
        label="Location"
        autoComplete="address-level2"
        value={draft.location}
        onChange={({ target }) => change({ location: target.value })}
        error={errors.location}
        hint="Your town or area, such as Yaba, Lagos."
      />
      <div className="grid grid-cols-1 gap-3">
        <TextField
          label="Interests"
          value={draft.interests}
          onChange={({ target }) => change({ interests: target.value })}
          counter={{ value: draft.interests, max: limits.text.setupInterests }}
          error={errors.interests}
          hint="Separate them with commas: afrobeats, jollof, football."
        />
        {interests.length > 0 && <InterestList interests={interests} />}
      </div>
    </>
  );
}
