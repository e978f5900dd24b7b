import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import type { Position } from '#rules/distance.ts';
import { paths } from '#rules/paths.ts';
import { AboutStep } from './AboutStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { steps } from './draft.ts';
import { PhotoStep } from './PhotoStep.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import { useCreateProfile } from './use-create-profile.ts';
import { usePhotoUpload } from './use-photo-upload.ts';
import { useSetup } from './use-setup.ts';

type Props = { fullName: string; savedPhoto: string | null };

/** The steps of the setup and the buttons between them. */
export function SetupForm({ fullName, savedPhoto }: Props) {
  const setup = useSetup(fullName);
  const photo = usePhotoUpload(savedPhoto);
  const [position, setPosition] = useState<Position | null>(null);
  const [isSaving, setSaving] = useState(false);
  const createProfile = useCreateProfile();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { step, refusals } = setup;
  const isLast = step === steps.length - 1;
  const isUploading = photo.upload.status === 'uploading' || photo.upload.status === 'preparing';

  // A new step begins at its heading, a refused one at its first wrong field.
  const before = useRef({ step, refusals });
  useEffect(() => {
    if (before.current.refusals !== refusals) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong?.querySelector('input') ?? wrong)?.focus();
    } else if (before.current.step !== step) form.current?.querySelector('h2')?.focus();
    before.current = { step, refusals };
  }, [step, refusals]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || (isLast && isUploading) || !setup.next()) return;
    setSaving(true);
    const created = await createProfile(setup.draft, position);
    setSaving(false);
    if (created.ok) await navigate(paths.profile, { replace: true });
    else setup.blame(created.fieldErrors);
  };

  return (
    // The rules speak, in the product's words; the browser's own bubbles would come first.
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-7">
      <SetupProgress step={step} count={steps.length} />
      <h2 tabIndex={-1} className="text-xl">
        {steps[step]?.title}
      </h2>
      {step === 0 && <BasicsStep {...setup} />}
      {step === 1 && <AboutStep {...setup} />}
      {step === 2 && <DetailsStep {...setup} />}
      {step === 3 && <PhotoStep {...setup} photo={photo} position={position} onPosition={setPosition} />}
      <div className="flex gap-3">
        {step > 0 && (
          <Button variant="secondary" onClick={setup.back}>
            Back
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={isLast && isUploading} className="flex-1">
          {isLast ? (isUploading ? 'Waiting for your photo…' : 'Create profile') : 'Continue'}
        </Button>
      </div>
    </form>
  );
}
