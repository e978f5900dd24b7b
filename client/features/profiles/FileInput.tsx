import type { RefObject } from 'react';
import { photoTypes } from '#rules/photos.ts';

type Props = {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  /** Takes the picture with the camera towards the person. */
  isSelfie?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Lets the person choose pictures. Out of sight: a button stands for it. */
export function FileInput({ ref, label, multiple = false, isSelfie = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={photoTypes.join(',')}
      multiple={multiple}
      capture={isSelfie ? 'user' : undefined}
      aria-label={label}
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be picked again after a failure.
        target.value = '';
      }}
    />
  );
}
