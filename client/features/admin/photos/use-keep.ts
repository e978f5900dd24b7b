import type { FieldError } from '#rules/validation.ts';
import { useConclude } from '../use-conclude.ts';
import { ConsoleFlaggedPhotosDocument, useConsoleKeepPhotoMutation } from './photos.generated.ts';
import { texts } from './texts.ts';

/** Keeps a photo. Refetches the queue, also if another administrator decided first. */
export function useKeep() {
  const [keep] = useConsoleKeepPhotoMutation();
  const conclude = useConclude();
  const said = { done: texts.kept, failed: texts.failed };
  return (photoId: string): Promise<readonly FieldError[]> =>
    conclude(keep({ photoId }), said, ConsoleFlaggedPhotosDocument, ConsoleFlaggedPhotosDocument);
}
