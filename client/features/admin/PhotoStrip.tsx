import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { photoSource } from '#client/components/photo-source.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { type PhotoStrip_PhotoFragment, PhotoStrip_PhotoFragmentDoc } from './desk.generated.ts';
import { texts } from './messages.ts';

type Props = { photos: readonly FragmentType<PhotoStrip_PhotoFragment>[]; name: string };

/** All photos of somebody in a row, large enough to judge; a press opens one in full. */
export function PhotoStrip({ photos, name }: Props) {
  const { data, complete } = useFragment({ fragment: PhotoStrip_PhotoFragmentDoc, from: [...photos] });
  if (!complete) return null;
  if (data.length === 0) return <p className="text-ink-soft text-sm">{texts.noPhotos}</p>;
  return (
    <ul aria-label={texts.photosOf(name)} className="flex gap-3 overflow-x-auto py-1">
      {data.map((photo, index) => (
        <li key={photo.id} className="shrink-0">
          <a href={photo.medium} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
            <img
              {...photoSource(photo)}
              sizes="10rem"
              alt={texts.photo(name, index + 1, data.length)}
              loading="lazy"
              decoding="async"
              style={thumbHashGround(photo.thumbHash)}
              className="h-40 w-32 bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
