import { photoSource } from '#client/components/profile-view/photo-source.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { ChevronLeftIcon, ChevronRightIcon, StarIcon, TrashIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import type { PhotoTile_PhotoFragment } from './photos.generated.ts';

export const tileStyle = 'relative aspect-4/5 min-w-0 overflow-hidden rounded-md bg-sunken';

type Props = {
  photo: PhotoTile_PhotoFragment;
  place: number;
  count: number;
  preview: string | undefined;
  /** True while the list is about to change, so that its order is fixed. */
  isHeld: boolean;
  onMove: (to: number, by: 'left' | 'right' | 'main') => void;
  onDelete: () => void;
};

export function PhotoTile({ photo, place, count, preview, isHeld, onMove, onDelete }: Props) {
  const name = `photo ${place + 1}`;
  const source = preview === undefined ? photoSource(photo) : { src: preview };
  const step = (by: 'left' | 'right') => {
    const to = by === 'left' ? place - 1 : place + 1;
    const isOut = to < 0 || to >= count || isHeld;
    const className = by === 'left' ? 'absolute bottom-1 left-1' : 'absolute right-1 bottom-1';
    const onClick = () => isOut || onMove(to, by);
    return { label: `Move ${name} ${by}`, 'data-action': by, 'aria-disabled': isOut || undefined, onClick, className };
  };
  return (
    <li
      data-photo={photo.id}
      style={thumbHashGround(photo.thumbHash)}
      className={`${tileStyle} cursor-grab transition data-dragged:opacity-40 data-target:outline-4 data-target:outline-crimson-ink data-target:outline-offset-2`}
    >
      <img
        {...source}
        sizes="12rem"
        alt={place === 0 ? `Your main photo, 1 of ${count}` : `Your photo ${place + 1} of ${count}`}
        draggable={false}
        className="size-full object-cover"
      />
      {place === 0 ? (
        <Badge tone="onPhoto" className="absolute top-2 left-2">
          Main
        </Badge>
      ) : (
        <IconButton
          label={`Make ${name} the main photo`}
          icon={<StarIcon />}
          tone="onPhoto"
          data-action="main"
          aria-disabled={isHeld || undefined}
          onClick={() => isHeld || onMove(0, 'main')}
          className="absolute top-1 left-1"
        />
      )}
      <IconButton
        label={`Delete ${name}`}
        icon={<TrashIcon />}
        tone="onPhoto"
        data-action="delete"
        onClick={onDelete}
        className="absolute top-1 right-1"
      />
      {count > 1 && (
        <>
          <IconButton {...step('left')} icon={<ChevronLeftIcon />} tone="onPhoto" />
          <IconButton {...step('right')} icon={<ChevronRightIcon />} tone="onPhoto" />
        </>
      )}
    </li>
  );
}
