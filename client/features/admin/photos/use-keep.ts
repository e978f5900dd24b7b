import { refused } from '#client/components/form/refusals.ts';
import { unreachable } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { useRefresh } from '../use-refresh.ts';
import { ConsoleFlaggedPhotosDocument, useConsoleKeepPhotoMutation } from './photos.generated.ts';
import { texts } from './texts.ts';

/** Keeps a photo. Refetches the queue, also if another administrator decided first. */
export function useKeep() {
  const [keep] = useConsoleKeepPhotoMutation();
  const refresh = useRefresh();
  return async (photoId: string): Promise<readonly FieldError[]> => {
    const { data } = await keep({ variables: { input: { photoId } } });
    if (!data) throw new Error(unreachable);
    refresh(ConsoleFlaggedPhotosDocument);
    if (data.keepPhoto.__typename !== 'KeepPhotoSuccess') return refused(texts.failed, data.keepPhoto);
    toast({ title: texts.kept, tone: 'success' });
    return [];
  };
}
