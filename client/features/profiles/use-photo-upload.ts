import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { photoTypes, messages as rules } from '#rules/photos.ts';
import { messages } from './messages.ts';
import { useCompletePhotoUploadMutation, useCreatePhotoUploadMutation } from './profiles.generated.ts';
import { putFile } from './put-file.ts';

/** `preview` is an address that an image can show. */
export type Upload =
  | { status: 'empty' }
  | { status: 'uploading'; preview: string; percent: number }
  | { status: 'preparing'; preview: string }
  | { status: 'done'; preview: string }
  | { status: 'failed'; preview: string; message: string; canRetry: boolean };

/** Why a photo was not taken, and whether the same one may be taken another time. */
type Failure = { message: string; canRetry: boolean };

export type PhotoUpload = {
  upload: Upload;
  choose: (file: File) => void;
  cancel: () => void;
  retry: () => void;
};

/** Why a file is not worth sending; null when it is. The server decides by the content. */
function refusalOf(file: File): string | null {
  if (!(photoTypes as readonly string[]).includes(file.type)) return rules.notAnImage;
  return file.size >= limits.avatarBytes ? rules.largeAvatar : null;
}

/** A photo that the server looked at and refused is refused again; anything else may have been chance. */
function failureOf(answer: { __typename: string; message: string } | undefined): Failure {
  return { message: answer?.message ?? messages.uploadLost, canRetry: answer?.__typename !== 'PhotoRejected' };
}

/** The main photo's way to the server: reserve, send, have it rebuilt. `saved` is the photo that is already there. */
export function usePhotoUpload(saved: string | null): PhotoUpload {
  const settled = useRef<Upload>(saved === null ? { status: 'empty' } : { status: 'done', preview: saved });
  const [upload, setUpload] = useState<Upload>(settled.current);
  const attempt = useRef<{ file: File; preview: string; abort: AbortController } | null>(null);
  const [createPhotoUpload] = useCreatePhotoUploadMutation();
  const [completePhotoUpload] = useCompletePhotoUploadMutation();

  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      attempt.current?.abort.abort();
      for (const preview of previews.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  /** Returns why it failed, or null. What was cancelled takes no further step: it rejects. */
  const transfer = async (file: File, preview: string, signal: AbortSignal): Promise<Failure | null> => {
    const input = { contentType: file.type, byteSize: file.size, purpose: 'AVATAR' as const };
    const reserved = (await createPhotoUpload({ variables: { input } })).data?.createPhotoUpload;
    signal.throwIfAborted();
    if (reserved?.__typename !== 'CreatePhotoUploadSuccess') return failureOf(reserved);
    const onProgress = (share: number) =>
      signal.aborted || setUpload({ status: 'uploading', preview, percent: Math.floor(share * 100) });
    await putFile(reserved.uploadUrl, file, { signal, onProgress });
    signal.throwIfAborted();
    setUpload({ status: 'preparing', preview });
    const variables = { input: { photoId: reserved.photoId } };
    const rebuilt = (await completePhotoUpload({ variables })).data?.completePhotoUpload;
    return rebuilt?.__typename === 'CompletePhotoUploadSuccess' ? null : failureOf(rebuilt);
  };

  const send = async (file: File, preview: string) => {
    const abort = new AbortController();
    attempt.current = { file, preview, abort };
    setUpload({ status: 'uploading', preview, percent: 0 });
    const failure = await transfer(file, preview, abort.signal).catch((error: unknown) => ({
      message: messageOf(error, messages.uploadLost),
      canRetry: true,
    }));
    if (abort.signal.aborted) return;
    if (failure === null) {
      settled.current = { status: 'done', preview };
      setUpload(settled.current);
      return;
    }
    setUpload({ status: 'failed', preview, ...failure });
    toast({ title: messages.uploadFailed, description: failure.message, tone: 'error' });
  };

  return {
    upload,
    choose: (file) => {
      attempt.current?.abort.abort();
      clearToasts();
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      const refusal = refusalOf(file);
      if (refusal === null) return void send(file, preview);
      const { title, description } = titled(refusal);
      setUpload({ status: 'failed', preview, message: description ?? title, canRetry: false });
      toast({ title, description, tone: 'error' });
    },
    cancel: () => {
      attempt.current?.abort.abort();
      setUpload(settled.current);
    },
    retry: () => {
      clearToasts();
      if (attempt.current !== null) void send(attempt.current.file, attempt.current.preview);
    },
  };
}
