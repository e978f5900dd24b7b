import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { useSavesData } from '#client/lib/use-saves-data.ts';
import { cx } from '#client/ui/cx.ts';
import { CameraIcon, ChevronLeftIcon, ChevronRightIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { type PhotoCarousel_PhotoFragment, PhotoCarousel_PhotoFragmentDoc } from './PhotoCarousel.generated.ts';
import { PhotoPlaceholder } from './PhotoPlaceholder.tsx';
import { leastWidth, photoSource } from './photo-source.ts';

type Props = {
  photos: readonly FragmentType<PhotoCarousel_PhotoFragment>[];
  name: string;
  /** The width of the box, as the `sizes` of an image. */
  sizes: string;
};

/** Only for several photos: an element that may scroll gets the touches, and so the swipe of the card below. */
const scrolls = 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth scrollbar-none';

/** Swipes, buttons and arrow keys move the strip. Under the data saver, photos wait for a tap and come small. */
export function PhotoCarousel({ photos, name, sizes }: Props) {
  const { data, complete } = useFragment({ fragment: PhotoCarousel_PhotoFragmentDoc, from: [...photos] });
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const isSaving = useSavesData();
  // Photos are loaded when the viewer comes near them, the second once the first has the line no more. Most people decide on the first
  // one, and data costs money.
  const [loaded, setLoaded] = useState<readonly number[]>(isSaving ? [] : [0]);
  if (!complete || data.length === 0) return <PhotoPlaceholder name={name} />;

  const moved = () => {
    if (strip.current === null || strip.current.clientWidth === 0) return;
    const index = Math.round(strip.current.scrollLeft / strip.current.clientWidth);
    setCurrent(index);
    if (!isSaving) load(index, index + 1);
  };
  const load = (...indexes: number[]) =>
    setLoaded((before) => {
      const more = indexes.filter((index) => !before.includes(index));
      return more.length === 0 ? before : [...before, ...more];
    });
  const show = (index: number) => {
    load(index);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const hasMany = data.length > 1;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this is the carousel pattern.
    <div role="group" aria-roledescription="carousel" aria-label={`Photos of ${name}`} className="relative size-full">
      <ul
        ref={strip}
        onScroll={moved}
        // A scrollable element must be reachable by keyboard. Otherwise it only takes the focus of the button that is gone.
        tabIndex={hasMany ? 0 : -1}
        data-scrolls={hasMany ? 'x' : undefined}
        aria-label={hasMany ? 'Photos, scroll with the arrow keys' : undefined}
        className={cx('flex size-full -outline-offset-4', hasMany && scrolls)}
      >
        {data.map((photo, index) => (
          <li
            key={photo.id}
            style={thumbHashGround(photo.thumbHash)}
            className="size-full shrink-0 snap-center bg-sunken"
          >
            {loaded.includes(index) && (
              <img
                {...photoSource(photo)}
                sizes={isSaving ? leastWidth : sizes}
                alt={hasMany ? `${name}, photo ${index + 1} of ${data.length}` : name}
                fetchPriority={index === 0 ? 'high' : 'low'}
                onLoad={() => !isSaving && load(1)}
                decoding="async"
                draggable={false}
                className="size-full object-cover"
              />
            )}
          </li>
        ))}
      </ul>
      {isSaving && !loaded.includes(current) && (
        <ShowPhoto
          name={name}
          onShow={() => {
            load(current);
            strip.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {hasMany && <Steps current={current} ids={data.map(({ id }) => id)} onShow={show} />}
    </div>
  );
}

/** As large as the photo, so that a tap anywhere on it will do. */
function ShowPhoto({ name, onShow }: { name: string; onShow: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Show photo of ${name}`}
      onClick={onShow}
      className="absolute inset-0 grid place-items-center -outline-offset-4"
    >
      <span className="flex min-h-11 items-center gap-2 rounded-full bg-black/60 px-5 font-semibold text-sm text-white">
        <CameraIcon className="text-lg" />
        Show photo
      </span>
    </button>
  );
}

function Steps({ current, ids, onShow }: { current: number; ids: readonly string[]; onShow: (index: number) => void }) {
  const style = 'absolute top-1/2 -translate-y-1/2';
  return (
    <>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-3 top-3 flex gap-1.5">
        {ids.map((id, index) => (
          <span
            key={id}
            className={cx('h-1 flex-1 rounded-full shadow-low', index === current ? 'bg-white' : 'bg-white/45')}
          />
        ))}
      </div>
      {current > 0 && (
        <IconButton
          label="Previous photo"
          icon={<ChevronLeftIcon />}
          tone="onPhoto"
          onClick={() => onShow(current - 1)}
          className={`${style} left-2`}
        />
      )}
      {current < ids.length - 1 && (
        <IconButton
          label="Next photo"
          icon={<ChevronRightIcon />}
          tone="onPhoto"
          onClick={() => onShow(current + 1)}
          className={`${style} right-2`}
        />
      )}
    </>
  );
}
