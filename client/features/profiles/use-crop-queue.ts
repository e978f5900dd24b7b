import { useState } from 'react';
import { titled } from '#client/lib/titled.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { photoTypes, messages as rules, tooLarge } from '#rules/photos.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

/** True for an image type that can be cropped, of any size: the upload is redrawn smaller. The server checks the content. */
const isPicture = ({ type }: File) => (photoTypes as readonly string[]).includes(type);

const none: { files: readonly File[]; count: number } = { files: [], count: 0 };

export function useCropQueue(uploads: PhotoUploads, room: number) {
  const [chosen, setChosen] = useState(none);
  const goOn = () => setChosen(({ files, count }) => ({ files: files.slice(1), count }));

  return {
    pick: (files: readonly File[]) => {
      clearToasts();
      if (files.length > room) toast({ ...titled(rules.manyPhotos), tone: 'error' });
      const taken = files.slice(0, Math.max(0, room));
      for (const file of taken) if (!isPicture(file)) uploads.refuse(file, rules.notAnImage);
      const good = taken.filter(isPicture);
      setChosen({ files: good, count: good.length });
    },
    cropping: {
      ...chosen,
      onTaken: (file: File) => {
        const large = tooLarge('photo', file.size);
        if (large === null) uploads.add(file);
        else uploads.refuse(file, large);
        goOn();
      },
      onLeftOut: goOn,
      onRefused: () => {
        const [file] = chosen.files;
        // The image could not be redrawn, so the limits apply to the original file.
        if (file !== undefined) uploads.refuse(file, tooLarge('photo', file.size) ?? rules.notAnImage);
        goOn();
      },
      onClose: () => setChosen(none),
    },
  };
}
