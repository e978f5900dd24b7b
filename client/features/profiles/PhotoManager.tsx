import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CameraIcon, ChevronDownIcon, PlusIcon } from '#client/ui/feature-icons.tsx';
import { limits } from '#rules/limits.ts';
import { CropDialog } from './CropDialog.tsx';
import { DeletePhotoDialog } from './DeletePhotoDialog.tsx';
import { FileInput } from './FileInput.tsx';
import { MainPhotoDialog } from './MainPhotoDialog.tsx';
import { PhotoTile, tileStyle } from './PhotoTile.tsx';
import { type PhotoTile_PhotoFragment, PhotoTile_PhotoFragmentDoc, useOwnTickQuery } from './photos.generated.ts';
import { texts } from './texts.ts';
import { UploadTile } from './UploadTile.tsx';
import { useCropQueue } from './use-crop-queue.ts';
import { usePhotoList } from './use-photo-list.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type Props = {
  viewerId: string;
  photos: readonly FragmentType<PhotoTile_PhotoFragment>[];
  uploads: PhotoUploads;
  heading?: 'h2' | 'h3';
};

const most = 1 + limits.morePhotos;

/** The viewer's verified tick, and whether a new main photo would end it. */
function useTick() {
  // Read from the cache only: the page that offers the tick has loaded it.
  const profile = useOwnTickQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.profile;
  const isVerified = profile?.isVerified ?? false;
  const endsTick = (photoId: string) => isVerified && !profile?.reviewedPhotos.some(({ id }) => id === photoId);
  return { isVerified, endsTick };
}

export function PhotoManager({ viewerId, photos: references, uploads, heading: Heading = 'h2' }: Props) {
  const { data, complete } = useFragment({ fragment: PhotoTile_PhotoFragmentDoc, from: [...references] });
  const photos = complete ? data : [];
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [deleting, setDeleting] = useState<{ id: string; place: number } | null>(null);
  const [change, setChange] = useState<(() => void) | null>(null);
  const { isVerified, endsTick } = useTick();
  const isHeld = uploads.isPreparing;
  const ask = (move: () => void) => setChange(() => move);
  const { said, say, press } = usePhotoList(list, { viewerId, photos, isHeld, endsTick, ask });

  const saved = useEffectEvent(() => say(`Photo saved. You have ${photos.length} of ${most}.`));
  useEffect(() => {
    if (uploads.arrived > 0) saved();
  }, [uploads.arrived]);

  const isSendable = (each: PhotoUploads['uploads'][number]) => each.status !== 'failed' || each.canRetry;
  const room = most - photos.length - uploads.uploads.filter(isSendable).length;
  const { pick, cropping } = useCropQueue(uploads, room);

  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <Heading ref={heading} id={headingId} tabIndex={-1} className="text-lg">
          Your photos
        </Heading>
        <p className="text-ink-soft text-sm tabular-nums">
          {photos.length} of {most}
        </p>
      </div>
      <p className="text-ink-soft text-sm">{texts.photosHint}</p>
      <PhotoPicker list={list} isFirst={photos.length === 0} hasRoom={room > 0} onPick={pick}>
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            preview={uploads.previews.get(photo.id)}
            isHeld={isHeld}
            onMove={(to, by) => press(photo.id, to, by)}
            onDelete={() => setDeleting({ id: photo.id, place })}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onRemove={uploads.remove} onRetry={uploads.retry} />
        ))}
      </PhotoPicker>
      {(photos.length > 1 || isVerified) && <MoreRules hasOrder={photos.length > 1} isVerified={isVerified} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <CropDialog {...cropping} />
      <MainPhotoDialog change={change} onClose={() => setChange(null)} />
      <DeletePhotoDialog
        photo={deleting}
        count={photos.length}
        endsTick={photos[1] !== undefined && endsTick(photos[1].id)}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          say('Photo deleted.');
          heading.current?.focus();
        }}
      />
    </section>
  );
}

function MoreRules({ hasOrder, isVerified }: { hasOrder: boolean; isVerified: boolean }) {
  return (
    <details className="group text-ink-soft text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {texts.photosMore}
        <ChevronDownIcon className="shrink-0 text-xl transition-transform group-open:rotate-180" />
      </summary>
      <p>
        {hasOrder && `${texts.photosOrder} `}
        {isVerified && texts.tickLost}
      </p>
    </details>
  );
}

type PickerProps = {
  list: RefObject<HTMLUListElement | null>;
  isFirst: boolean;
  hasRoom: boolean;
  onPick: (files: readonly File[]) => void;
  children: ReactNode;
};

function PhotoPicker({ list, isFirst, hasRoom, onPick, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label="Photo file" multiple onFiles={onPick} />
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-3">
        {children}
        {hasRoom && (
          <li>
            <button
              type="button"
              onClick={() => input.current?.click()}
              className={`${tileStyle} grid w-full place-content-center justify-items-center gap-2 border-2 border-line-strong border-dashed bg-transparent px-2 font-semibold text-ink-soft text-sm transition-colors hover:border-ink hover:text-ink`}
            >
              {isFirst ? <CameraIcon className="text-4xl" /> : <PlusIcon className="text-4xl" />}
              {isFirst ? 'Choose a photo' : 'Add photos'}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
