import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { CameraIcon } from '#client/ui/feature-icons.tsx';
import { CheckIcon, ShieldIcon } from '#client/ui/icons.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { FileInput } from './FileInput.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { useVerification } from './use-verification.ts';

const steps = [
  'Take a selfie in good light, your whole face in the picture, without sunglasses or a filter.',
  'A reviewer compares it with your photos. That takes 24-48 hours.',
  `Nobody else sees it, and it is deleted ${limits.selfie.keptMs / 86_400_000} days after the review.`,
];

function Steps() {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-tint font-bold text-leaf text-sm"
          >
            {index + 1}
          </span>
          <span className="pt-1 text-sm">{step}</span>
        </li>
      ))}
    </ol>
  );
}

export function VerifyView() {
  const { selfie, choose, send, cancel } = useVerification();
  const input = useRef<HTMLInputElement>(null);
  const isUnderWay = selfie.status === 'uploading' || selfie.status === 'submitting';
  const preview = 'preview' in selfie ? selfie.preview : null;
  if (selfie.status === 'done') return <HandedIn />;
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <Steps />
      <FileInput ref={input} label="Selfie file" isSelfie onFiles={([file]) => file && void choose(file)} />
      <div className="grid aspect-4/5 w-full max-w-72 place-items-center overflow-hidden rounded-lg bg-sunken">
        {preview === null ? (
          <CameraIcon className="text-6xl text-ink-faint" />
        ) : (
          <img
            src={preview}
            alt="Your selfie"
            className={isUnderWay ? 'size-full object-cover opacity-60' : 'size-full object-cover'}
          />
        )}
      </div>
      <div role="status" className="grid gap-2">
        {selfie.status === 'uploading' && <ProgressBar percent={selfie.percent} />}
        {selfie.status === 'submitting' && <p className="text-ink-soft text-sm">Handing it in…</p>}
        {selfie.status === 'failed' && <Problem>{selfie.message}</Problem>}
      </div>
      <div className="flex flex-wrap gap-3">
        {selfie.status === 'uploading' && (
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        )}
        {!isUnderWay && (
          <Button variant={selfie.status === 'none' ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
            <CameraIcon />
            {selfie.status === 'none' ? 'Take a selfie' : 'Take another'}
          </Button>
        )}
        {(selfie.status === 'chosen' || (selfie.status === 'failed' && selfie.canRetry)) && (
          <Button onClick={() => void send()}>
            <ShieldIcon />
            {selfie.status === 'chosen' ? 'Send for review' : 'Try again'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Handed in: said for two seconds, then back to where it came from. */
function HandedIn() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate(paths.profileEdit, { replace: true }), limits.selfie.returnMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div
      role="status"
      className="grid max-w-lg animate-rise justify-items-center gap-3 rounded-xl border border-line bg-surface p-8 text-center shadow-mid"
    >
      <span className="grid size-16 place-items-center rounded-full bg-leaf-tint text-3xl text-leaf">
        <CheckIcon />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Your selfie is in review
      </h2>
      <p className="text-ink-soft">The review takes 24-48 hours. We will tell you as soon as it is done.</p>
    </div>
  );
}
