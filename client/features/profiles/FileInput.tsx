import type { RefObject } from 'react';
import { photoTypes } from '#rules/photos.ts';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  isSelfie?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Out of sight: a button stands for it. */
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
