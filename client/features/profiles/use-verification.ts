import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { photoTypes, messages as rules, tooLarge } from '#rules/photos.ts';
import { useSubmitVerificationMutation } from './photos.generated.ts';
import { pictureAt, redraw, wholeOf } from './picture.ts';
import { texts } from './texts.ts';
import type { Failure } from './upload-queue.ts';
import { failureOf, useSendPhoto } from './use-send-photo.ts';

/** `preview` is a URL for an image. */
export type Selfie =
  | { status: 'none' }
  | { status: 'chosen'; preview: string }
  | { status: 'uploading'; preview: string; percent: number }
  | { status: 'submitting'; preview: string }
  | { status: 'failed'; preview: string | null; message: string; canRetry: boolean }
  | { status: 'done' };

export function useVerification() {
  const [selfie, setSelfie] = useState<Selfie>({ status: 'none' });
  const picture = useRef<HTMLImageElement | null>(null);
  const abort = useRef<AbortController | null>(null);
  const sendPhoto = useSendPhoto();
  const [submitVerification] = useSubmitVerificationMutation();

  const leave = useCallback(() => {
    abort.current?.abort();
    if (picture.current !== null) URL.revokeObjectURL(picture.current.src);
    picture.current = null;
  }, []);
  useEffect(() => leave, [leave]);

  const fail = (
    preview: string | null,
    { message, canRetry }: Failure,
    words: { title: string; description?: string },
  ) => {
    setSelfie({ status: 'failed', preview, message, canRetry });
    toast({ ...words, tone: 'error' });
  };
  const refuse = (message: string) => {
    const { title, description } = titled(message);
    fail(null, { message: description ?? title, canRetry: false }, { title, description });
  };

  const handIn = async (file: File, preview: string, signal: AbortSignal): Promise<Failure | null> => {
    const onProgress = (share: number) =>
      signal.aborted || setSelfie({ status: 'uploading', preview, percent: Math.floor(share * 100) });
    const onSent = () => signal.aborted || setSelfie({ status: 'submitting', preview });
    const sent = await sendPhoto(file, 'SELFIE', { signal, onProgress, onSent });
    if ('failure' in sent) return sent.failure;
    const answer = await submitVerification({ photoId: sent.photoId });
    return answer?.__typename === 'SubmitVerificationSuccess' ? null : failureOf(answer);
  };

  return {
    selfie,
    choose: async (file: File) => {
      leave();
      clearToasts();
      if (!(photoTypes as readonly string[]).includes(file.type)) return refuse(rules.notAnImage);
      const large = tooLarge('selfie', file.size);
      if (large !== null) return refuse(large);
      const address = URL.createObjectURL(file);
      const found = await pictureAt(address).catch(() => null);
      if (found === null) {
        URL.revokeObjectURL(address);
        return refuse(rules.notAnImage);
      }
      picture.current = found;
      setSelfie({ status: 'chosen', preview: found.src });
    },
    send: async () => {
      const given = picture.current;
      if (given === null) return;
      clearToasts();
      abort.current = new AbortController();
      const { signal } = abort.current;
      const preview = given.src;
      setSelfie({ status: 'uploading', preview, percent: 0 });
      const failure = await redraw(given, wholeOf(given))
        .then((file) => handIn(file, preview, signal))
        .catch((error: unknown) => ({ message: messageOf(error, texts.uploadLost), canRetry: true }));
      if (signal.aborted) return;
      if (failure === null) setSelfie({ status: 'done' });
      else fail(preview, failure, { title: texts.uploadFailed, description: failure.message });
    },
    cancel: () => {
      abort.current?.abort();
      const preview = picture.current?.src;
      setSelfie(preview === undefined ? { status: 'none' } : { status: 'chosen', preview });
    },
  };
}
