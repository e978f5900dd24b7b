import { useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { CameraIcon } from '#client/ui/feature-icons.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { tileStyle } from './PhotoTile.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import type { Upload } from './upload-queue.ts';

type Props = { upload: Upload; onRemove: (key: number) => void; onRetry: (key: number) => void };

export function UploadTile({ upload, onRemove, onRetry }: Props) {
  const nameId = useId();
  const isFailed = upload.status === 'failed';
  // A file that is no picture has none to show.
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={cx('grid min-w-0 content-start gap-2', isFailed && 'col-span-full sm:col-span-2')}>
      <div className={cx(isFailed && 'grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4')}>
        <div className={cx(tileStyle, isFailed && 'ring-3 ring-danger ring-inset')}>
          {isBroken ? (
            <div className="grid size-full place-items-center text-4xl text-ink-faint">
              <CameraIcon />
            </div>
          ) : (
            <img
              src={upload.preview}
              alt="Your choice"
              onError={() => setBroken(true)}
              className={cx('size-full object-cover', isFailed ? 'opacity-60 grayscale' : 'opacity-50')}
            />
          )}
          {!isFailed && (
            <div className="absolute inset-x-2 bottom-2 grid gap-2 rounded-sm bg-surface p-2 shadow-mid">
              <Way upload={upload} />
              {upload.status !== 'preparing' && (
                <Button variant="secondary" size="sm" onClick={() => onRemove(upload.key)}>
                  Cancel
                </Button>
              )}
            </div>
          )}
        </div>
        {isFailed && (
          <div className="grid min-w-0 grid-cols-1 gap-3">
            <p id={nameId} title={upload.file.name} className="truncate font-semibold text-sm">
              {upload.file.name}
            </p>
            <Problem>{upload.message}</Problem>
            <div className="flex flex-wrap gap-2">
              {upload.canRetry && (
                <Button size="sm" aria-describedby={nameId} onClick={() => onRetry(upload.key)}>
                  Try again
                </Button>
              )}
              <Button variant="secondary" size="sm" aria-describedby={nameId} onClick={() => onRemove(upload.key)}>
                Remove
              </Button>
            </div>
          </div>
        )}
      </div>
    </li>
  );
}

function Way({ upload }: { upload: Upload }) {
  if (upload.status === 'uploading') return <ProgressBar percent={upload.percent} />;
  return <p className="text-ink-soft text-xs">{upload.status === 'waiting' ? 'Waiting…' : 'Preparing…'}</p>;
}
