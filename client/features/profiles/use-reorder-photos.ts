import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { alignProfile, photoQueue, refreshTick } from './photo-cache.ts';
import { OwnPhotosDocument, type PhotoTile_PhotoFragment, useReorderPhotosMutation } from './photos.generated.ts';
import { texts } from './texts.ts';

type Photo = PhotoTile_PhotoFragment;

/** Shown at once and sent in order. Resolves to true if the order is saved; else it is reverted. */
export function useReorderPhotos(viewerId: string): (photos: readonly Photo[]) => Promise<boolean> {
  const [reorderPhotos, { client }] = useReorderPhotosMutation();

  return async (photos) => {
    const ordered = photos.map((photo, displayOrder) => ({ ...photo, displayOrder }));
    const viewer = { __typename: 'Viewer' as const, id: viewerId, photos: ordered };
    const asking = reorderPhotos(
      { photoIds: photos.map(({ id }) => id) },
      {
        context: photoQueue,
        update: alignProfile,
        optimisticResponse: { reorderPhotos: { __typename: 'ReorderPhotosSuccess', viewer } },
      },
    );
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    if (answer?.__typename === 'ReorderPhotosSuccess') {
      void refreshTick(client);
      return true;
    }
    toast({ title: texts.orderFailed, description: answer?.message ?? reason, tone: 'error' });
    // Another device changed the list, so the list here is outdated.
    if (answer !== undefined)
      await client.query({ query: OwnPhotosDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return false;
  };
}
