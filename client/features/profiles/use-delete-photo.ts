import { answerTo } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { alignProfile, photoQueue, refreshTick } from './photo-cache.ts';
import { OwnPhotosDocument, useDeletePhotoMutation } from './photos.generated.ts';
import { texts } from './texts.ts';

export function useDeletePhoto(): (photoId: string) => Promise<boolean> {
  const [deletePhoto, { client }] = useDeletePhotoMutation();
  return async (photoId) => {
    const asking = deletePhoto({ photoId }, { context: photoQueue, update: alignProfile });
    const { answer, reason } = await answerTo(asking, texts.tryAgain);
    if (answer?.__typename === 'DeletePhotoSuccess') {
      void refreshTick(client);
      return true;
    }
    toast({ title: texts.deleteFailed, description: answer?.message ?? reason, tone: 'error' });
    if (answer !== undefined)
      await client.query({ query: OwnPhotosDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    return false;
  };
}
