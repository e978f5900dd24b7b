import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { CameraIcon } from '#client/ui/feature-icons.tsx';
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx';
import { photoTypes } from '#rules/photos.ts';
import type { PhotoUpload, Upload } from './use-photo-upload.ts';

/** The main photo: pick, watch it go, cancel, try again. One that failed stays in sight and says so. */
export function AvatarUpload({ upload, choose, cancel, retry }: PhotoUpload) {
  const input = useRef<HTMLInputElement>(null);
  const pick = () => input.current?.click();
  const isUnderWay = upload.status === 'uploading' || upload.status === 'preparing';

  return (
    <section aria-labelledby="photo-heading" className="grid gap-3">
      <h3 id="photo-heading" className="font-semibold text-sm tracking-normal">
        Your photo
      </h3>
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        aria-label="Photo file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) choose(file);
          // The same file may be picked again after a failure.
          target.value = '';
        }}
      />
      <div className="flex items-center gap-5">
        <Preview upload={upload} onPick={pick} />
        <div className="grid min-w-0 flex-1 gap-3">
          <Status upload={upload} />
          <div className="flex flex-wrap gap-2">
            {/* Once the whole photo is there the server rebuilds it, and nothing calls that back. */}
            {upload.status === 'uploading' && (
              <Button variant="secondary" size="sm" onClick={cancel}>
                Cancel
              </Button>
            )}
            {upload.status === 'failed' && upload.canRetry && (
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            )}
            {!isUnderWay && (
              <Button variant="secondary" size="sm" onClick={pick}>
                {upload.status === 'empty' ? 'Choose a photo' : 'Choose another'}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Preview({ upload, onPick }: { upload: Upload; onPick: () => void }) {
  const box = 'relative size-32 shrink-0 overflow-hidden rounded-lg sm:size-40';
  if (upload.status === 'empty')
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onPick}
        className={cx(box, 'grid place-items-center border-2 border-line-strong border-dashed text-4xl text-ink-faint')}
      >
        <CameraIcon />
      </button>
    );
  const isFailed = upload.status === 'failed';
  return (
    <div className={cx(box, isFailed && 'ring-3 ring-danger')}>
      <img
        src={upload.preview}
        alt="Your choice"
        className={cx('size-full object-cover', upload.status !== 'done' && 'opacity-50', isFailed && 'grayscale')}
      />
    </div>
  );
}

function Line({ children, tone }: { children: ReactNode; tone?: string }) {
  return (
    <p aria-live="polite" className={cx('flex gap-1.5 text-sm', tone ?? 'text-ink-soft')}>
      {children}
    </p>
  );
}

function Status({ upload }: { upload: Upload }) {
  switch (upload.status) {
    case 'empty':
      return <Line>JPG or PNG, under 5 MB. A clear picture of your face is liked most.</Line>;
    case 'uploading':
      return (
        <div className="grid gap-1.5">
          <p className="text-ink-soft text-sm tabular-nums">Uploading: {upload.percent} %</p>
          <progress
            aria-label="Upload"
            max={100}
            value={upload.percent}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-crimson [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-crimson"
          />
        </div>
      );
    case 'preparing':
      return <Line>Preparing your photo…</Line>;
    case 'done':
      return (
        <Line tone="font-medium text-leaf">
          <CheckIcon className="mt-[0.25em] shrink-0" />
          Photo saved
        </Line>
      );
    case 'failed':
      return (
        <Line tone="font-medium text-danger">
          <WarningIcon className="mt-[0.2em] shrink-0" />
          {upload.message}
        </Line>
      );
  }
}
