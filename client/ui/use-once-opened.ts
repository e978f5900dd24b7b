import { useEffect, useState } from 'react';

const idleMs = 2_000;

/** Whether something was open at least once, so that it may leave with its animation. Its code is fetched ahead, once the page is idle. */
export function useOnceOpened(isOpen: boolean, load: () => Promise<unknown>): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), idleMs);
    return () => clearTimeout(timer);
  }, [load]);
  return wasOpened;
}
