import { type RefObject, useEffect, useState } from 'react';

const LATEST_MS = 4_000;

/**
 * True once the photo of the first card is there, or fails or is too late to come. On a slow line the card below waits for that, since its
 * photo would take half of the line.
 */
export function useFirstPhoto(stage: RefObject<HTMLElement | null>, isPainted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isPainted) return;
    const end = () => setThere(true);
    const timer = setTimeout(end, LATEST_MS);
    const photo = stage.current?.querySelector('img');
    Promise.resolve(photo?.decode()).then(end, end);
    return () => clearTimeout(timer);
  }, [stage, isPainted]);
  return isThere;
}
