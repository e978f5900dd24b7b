import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { moved, moveText } from './photo-order.ts';
import type { PhotoTile_PhotoFragment } from './photos.generated.ts';
import { useReorderPhotos } from './use-reorder-photos.ts';

type Photo = PhotoTile_PhotoFragment;
type By = 'left' | 'right' | 'main';

export function usePhotoList(
  list: RefObject<HTMLElement | null>,
  given: {
    viewerId: string;
    photos: readonly Photo[];
    isHeld: boolean;
    /** True if the verified tick ends when this photo becomes the main one; then `ask` is called instead of the move. */
    endsTick: (photoId: string) => boolean;
    ask: (move: () => void) => void;
  },
) {
  const { viewerId, photos, isHeld, endsTick, ask } = given;
  const [said, say] = useState('');
  const reorder = useReorderPhotos(viewerId);
  const focusNext = useRef<{ photoId: string; by: By } | null>(null);
  const order = photos.map(({ id }) => id).join(' ');

  const move = async (from: number, to: number, isAsked = false) => {
    const next = moved(photos, from, to);
    if (next === photos || isHeld) return;
    const [main] = next;
    if (!isAsked && main !== undefined && main !== photos[0] && endsTick(main.id))
      return ask(() => void move(from, to, true));
    say(moveText(to, photos.length));
    if (!(await reorder(next))) say('The order is as it was.');
  };

  const dropped = useEffectEvent((photoId: string, ontoId: string) => {
    const placeOf = (id: string) => photos.findIndex((photo) => photo.id === id);
    void move(placeOf(photoId), placeOf(ontoId));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order has new tiles.
  useEffect(() => {
    let end: (() => void) | undefined;
    let isCurrent = true;
    import('./photo-drag.ts').then(
      ({ enableDrag }) => {
        if (isCurrent && list.current !== null) end = enableDrag(list.current, dropped);
      },
      // Without drag and drop the buttons remain.
      () => undefined,
    );
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [order, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moved tile is a new node, or was detached for a moment.
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = null;
    if (next === null) return;
    const tile = [...(list.current?.children ?? [])].find(
      (each) => each instanceof HTMLElement && each.dataset.photo === next.photoId,
    );
    (tile?.querySelector<HTMLElement>(`[data-action=${next.by}]`) ?? tile?.querySelector('button'))?.focus();
  }, [order, list]);

  return {
    said,
    say,
    press: (photoId: string, to: number, by: By) => {
      focusNext.current = { photoId, by };
      void move(
        photos.findIndex(({ id }) => id === photoId),
        to,
      );
    },
  };
}
