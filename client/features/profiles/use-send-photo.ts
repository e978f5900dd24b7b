import type { PhotoPurpose } from './photos.generated.ts';
import { useCreatePhotoUploadMutation } from './photos.generated.ts';
import { putFile } from './put-file.ts';
import { texts } from './texts.ts';
import type { Failure, Steps } from './upload-queue.ts';

/** A photo that the server examined and refused would be refused again; any other failure may be temporary. */
export function failureOf(answer: { __typename: string; message: string } | undefined): Failure {
  return { message: answer?.message ?? texts.uploadLost, canRetry: answer?.__typename !== 'PhotoRejected' };
}

export type Sent = { photoId: string } | { failure: Failure };

/** Reserves a photo and sends its bytes. Rejects after a cancellation, without a further step. */
export function useSendPhoto(): (file: File, purpose: PhotoPurpose, steps: Steps) => Promise<Sent> {
  const [createPhotoUpload] = useCreatePhotoUploadMutation();
  return async (file, purpose, { signal, onProgress, onSent }) => {
    const input = { contentType: file.type, byteSize: file.size, purpose };
    const reserved = await createPhotoUpload(input);
    signal.throwIfAborted();
    if (reserved?.__typename !== 'CreatePhotoUploadSuccess') return { failure: failureOf(reserved) };
    await putFile(reserved.uploadUrl, file, { signal, onProgress });
    signal.throwIfAborted();
    onSent();
    return { photoId: reserved.photoId };
  };
}
