import type { FragmentType } from '@apollo/client';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import type { Position } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { AboutStep } from './AboutStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { steps } from './draft.ts';
import { EndBar } from './EndBar.tsx';
import { forgetKept } from './kept-draft.ts';
import { PhotoStep } from './PhotoStep.tsx';
import type { PhotoTile_PhotoFragment } from './photos.generated.ts';
import { SetupProgress } from './SetupProgress.tsx';
import { useCreateProfile } from './use-create-profile.ts';
import { useFormFocus } from './use-form-focus.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useSetup } from './use-setup.ts';

type Props = { viewerId: string; fullName: string; photos: readonly FragmentType<PhotoTile_PhotoFragment>[] };

export function SetupForm({ viewerId, fullName, photos }: Props) {
  const setup = useSetup(viewerId, fullName);
  const uploads = usePhotoUploads();
  const [position, setPosition] = useState<Position | null>(null);
  const [isSaving, setSaving] = useState(false);
  const createProfile = useCreateProfile();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { step, refusals } = setup;
  const isLast = step === steps.length - 1;

  useFormFocus(form, refusals, step);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || (isLast && uploads.isBusy) || !setup.next()) return;
    setSaving(true);
    const created = await createProfile(setup.draft, position);
    setSaving(false);
    if (created.ok) {
      forgetKept(localStorage);
      await navigate(paths.profile, { replace: true });
    } else setup.blame(created.fieldErrors);
  };

  return (
    // The rules give the messages; the browser's own messages would come first.
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:gap-7">
      <SetupProgress step={step} count={steps.length} />
      <h2 tabIndex={-1} className="text-xl">
        {steps[step]?.title}
      </h2>
      {step === 0 && <BasicsStep {...setup} />}
      {step === 1 && <AboutStep {...setup} longestInterests={limits.text.setupInterests} />}
      {step === 2 && <DetailsStep {...setup} />}
      {step === 3 && (
        <PhotoStep
          {...setup}
          viewerId={viewerId}
          photos={photos}
          uploads={uploads}
          position={position}
          onPosition={setPosition}
        />
      )}
      <EndBar>
        {step > 0 && (
          <Button variant="secondary" onClick={setup.back}>
            Back
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={isLast && uploads.isBusy} className="flex-1">
          {isLast ? (uploads.isBusy ? 'Waiting for your photos…' : 'Create profile') : 'Continue'}
        </Button>
      </EndBar>
    </form>
  );
}
