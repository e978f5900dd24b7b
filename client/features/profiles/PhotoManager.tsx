import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { titled } from '#client/lib/titled.ts';
import { CameraIcon, PlusIcon } from '#client/ui/feature-icons.tsx';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { photoTypes, messages as rules, tooLarge } from '#rules/photos.ts';
import { CropDialog } from './CropDialog.tsx';
import { DeletePhotoDialog } from './DeletePhotoDialog.tsx';
import { MainPhotoDialog } from './MainPhotoDialog.tsx';
import { messages } from './messages.ts';
import { PhotoTile, tileStyle } from './PhotoTile.tsx';
import { type PhotoTile_PhotoFragment, PhotoTile_PhotoFragmentDoc, useOwnTickQuery } from './photos.generated.ts';
import { UploadTile } from './UploadTile.tsx';
import { usePhotoList } from './use-photo-list.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type Props = {
  viewerId: string;
  photos: readonly FragmentType<PhotoTile_PhotoFragment>[];
  uploads: PhotoUploads;
  /** Where it stands on the page. */
  heading?: 'h2' | 'h3';
};

const most = 1 + limits.morePhotos;

/** Whether a file is worth cropping, however large: what is sent is drawn anew and smaller. The server decides by the content. */
const isPicture = ({ type }: File) => (photoTypes as readonly string[]).includes(type);

/** All photos of the viewer: the main one and up to nine more, to add, put in order and delete. */
export function PhotoManager({ viewerId, photos: references, uploads, heading: Heading = 'h2' }: Props) {
  const { data, complete } = useFragment({ fragment: PhotoTile_PhotoFragmentDoc, from: [...references] });
  const photos = complete ? data : [];
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<{ files: readonly File[]; count: number }>({ files: [], count: 0 });
  const [deleting, setDeleting] = useState<{ id: string; place: number } | null>(null);
  const [change, setChange] = useState<(() => void) | null>(null);
  // Whoever can have the tick is on a page that asked for it.
  const profile = useOwnTickQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.profile;
  const isVerified = profile?.verified ?? false;
  const endsTick = (photoId: string) => isVerified && !profile?.reviewedPhotos.some(({ id }) => id === photoId);
  const { said, say, press } = usePhotoList(list, {
    viewerId,
    photos,
    isHeld: uploads.isPreparing,
    endsTick,
    ask: (move) => setChange(() => move),
  });

  const saved = useEffectEvent(() => say(`Photo saved. You have ${photos.length} of ${most}.`));
  useEffect(() => {
    if (uploads.arrived > 0) saved();
  }, [uploads.arrived]);

  const isSendable = (each: PhotoUploads['uploads'][number]) => each.status !== 'failed' || each.canRetry;
  const room = most - photos.length - uploads.uploads.filter(isSendable).length;

  const pick = (files: readonly File[]) => {
    clearToasts();
    if (files.length > room) toast({ ...titled(rules.manyPhotos), tone: 'error' });
    const taken = files.slice(0, Math.max(0, room));
    for (const file of taken) if (!isPicture(file)) uploads.refuse(file, rules.notAnImage);
    const good = taken.filter(isPicture);
    setChosen({ files: good, count: good.length });
  };
  const goOn = () => setChosen(({ files, count }) => ({ files: files.slice(1), count }));

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
      <p className="text-ink-soft text-sm">
        {messages.photosHint}
        {photos.length > 1 && ' Drag photos into your order; the first is the main one.'}
        {isVerified && ` ${messages.tickLost}`}
      </p>
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        multiple
        aria-label="Photo file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          pick([...(target.files ?? [])]);
          // The same file may be picked again after a failure.
          target.value = '';
        }}
      />
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-3">
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={place}
            count={photos.length}
            preview={uploads.previews.get(photo.id)}
            isHeld={uploads.isPreparing}
            onMove={(to, by) => press(photo.id, to, by)}
            onDelete={() => setDeleting({ id: photo.id, place })}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadTile
            key={upload.key}
            upload={upload}
            onRemove={() => uploads.remove(upload.key)}
            onRetry={() => {
              clearToasts();
              uploads.retry(upload.key);
            }}
          />
        ))}
        {room > 0 && (
          <li>
            <button
              type="button"
              onClick={() => input.current?.click()}
              className={`${tileStyle} grid w-full place-content-center justify-items-center gap-2 border-2 border-line-strong border-dashed bg-transparent px-2 font-semibold text-ink-soft text-sm transition-colors hover:border-ink hover:text-ink`}
            >
              {photos.length === 0 ? <CameraIcon className="text-4xl" /> : <PlusIcon className="text-4xl" />}
              {photos.length === 0 ? 'Choose a photo' : 'Add photos'}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <CropDialog
        {...chosen}
        onTaken={(file) => {
          const large = tooLarge('photo', file.size);
          if (large === null) uploads.add(file);
          else uploads.refuse(file, large);
          goOn();
        }}
        onLeftOut={goOn}
        onRefused={() => {
          const [file] = chosen.files;
          // Nothing was drawn that could be smaller: it is judged as it is.
          if (file !== undefined) uploads.refuse(file, tooLarge('photo', file.size) ?? rules.notAnImage);
          goOn();
        }}
        onClose={() => setChosen({ files: [], count: 0 })}
      />
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
