import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { titled } from '#client/lib/titled.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { alignProfile, photoCount, photoQueue, refreshTick } from './photo-cache.ts';
import { useCompletePhotoUploadMutation } from './photos.generated.ts';
import { texts } from './texts.ts';
import { createUploadQueue, type Failure, type Steps, type Upload } from './upload-queue.ts';
import { failureOf, useSendPhoto } from './use-send-photo.ts';

export type PhotoUploads = {
  uploads: readonly Upload[];
  isBusy: boolean;
  /** True while the server rebuilds a photo for the list. */
  isPreparing: boolean;
  /** Local previews of uploaded photos by photo id, so that they need not be downloaded. */
  previews: ReadonlyMap<string, string>;
  /** The number of photos uploaded since the page was opened. */
  arrived: number;
  add: (file: File) => void;
  /** Shows a file that is not uploaded, with the reason from a rule. */
  refuse: (file: File, message: string) => void;
  remove: (key: number) => void;
  retry: (key: number) => void;
};

function useSending(onSaved: (photoId: string, preview: string) => void) {
  const client = useApolloClient();
  const sendPhoto = useSendPhoto();
  const [completePhotoUpload] = useCompletePhotoUploadMutation();
  // The ids of files that arrived. When only the answer was lost, a retry must not make a second photo.
  const sent = useRef(new WeakMap<File, string>());

  const complete = async (photoId: string, preview: string): Promise<Failure | null> => {
    const answer = await completePhotoUpload({ photoId }, { context: photoQueue, update: alignProfile });
    if (answer.__typename !== 'CompletePhotoUploadSuccess') return failureOf(answer);
    onSaved(photoId, preview);
    void refreshTick(client);
    return null;
  };

  return async (file: File, steps: Steps, preview: string): Promise<Failure | null> => {
    const before = sent.current.get(file);
    if (before !== undefined) {
      steps.onSent();
      if ((await complete(before, preview)) === null) return null;
      sent.current.delete(file);
    }
    const answer = await sendPhoto(file, photoCount(client.cache) === 0 ? 'AVATAR' : 'PHOTO', steps);
    if ('failure' in answer) return answer.failure;
    sent.current.set(file, answer.photoId);
    return complete(answer.photoId, preview);
  };
}

/** The uploads to the server. They continue while the page shows other content. */
export function usePhotoUploads(): PhotoUploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const [arrived, setArrived] = useState(0);
  const send = useSending((photoId, preview) => setPreviews((before) => new Map(before).set(photoId, preview)));

  // The queue outlives a render, and always calls the newest function.
  const latest = useRef(send);
  latest.current = send;
  const [queue] = useState(() =>
    createUploadQueue({
      send: (...given) => latest.current(...given),
      lost: (error) => ({ message: messageOf(error, texts.uploadLost), canRetry: true }),
      changed: setUploads,
      failed: ({ message }) => toast({ title: texts.uploadFailed, description: message, tone: 'error' }),
      arrived: () => setArrived((count) => count + 1),
    }),
  );

  const addresses = useRef<string[]>([]);
  const previewOf = (file: File): string => {
    const address = URL.createObjectURL(file);
    addresses.current.push(address);
    return address;
  };
  useEffect(
    () => () => {
      queue.end();
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [queue],
  );

  return {
    uploads,
    isBusy: uploads.some(({ status }) => status !== 'failed'),
    isPreparing: uploads.some(({ status }) => status === 'preparing'),
    previews,
    arrived,
    add: (file) => queue.add(file, previewOf(file)),
    refuse: (file, message) => {
      const { title, description } = titled(message);
      queue.refuse(file, previewOf(file), description ?? title);
      toast({ title, description, tone: 'error' });
    },
    remove: queue.remove,
    retry: (key) => {
      clearToasts();
      queue.retry(key);
    },
  };
}
