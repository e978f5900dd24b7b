import type { DocumentNode, FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { photoSource } from '#client/components/profile-view/photo-source.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { type PhotoStrip_PhotoFragment, PhotoStrip_PhotoFragmentDoc } from './console.generated.ts';
import { RemovePhoto } from './RemovePhoto.tsx';
import { texts } from './texts.ts';

type Props = {
  photos: readonly FragmentType<PhotoStrip_PhotoFragment>[];
  name: string;
  refreshes?: DocumentNode;
};

export function PhotoStrip({ photos, name, refreshes }: Props) {
  const { data, complete } = useFragment({ fragment: PhotoStrip_PhotoFragmentDoc, from: [...photos] });
  if (!complete) return null;
  if (data.length === 0) return <p className="text-ink-soft text-sm">{texts.noPhotos}</p>;
  return (
    // Positions the texts for screen readers in the strip: in the page they would make it wider.
    <ul aria-label={texts.photosOf(name)} className="relative flex gap-3 overflow-x-auto py-1">
      {data.map((photo, index) => (
        <li key={photo.id} className="grid shrink-0 justify-items-start gap-2">
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
          <RemovePhoto
            photoId={photo.id}
            which={texts.photo(name, index + 1, data.length)}
            {...(refreshes && { refreshes })}
          />
        </li>
      ))}
    </ul>
  );
}
