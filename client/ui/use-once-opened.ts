import { useEffect, useState } from 'react';
import { savesData } from '../lib/save-data.ts';

const idleMs = 2_000;

/** Stays true, so that the closing animation can play. The code is fetched when the page is idle, or when it opens to save data. */
export function useOnceOpened(isOpen: boolean, load: () => Promise<unknown>): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void load().catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [load]);
  return wasOpened;
}
