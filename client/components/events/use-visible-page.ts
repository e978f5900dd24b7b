import { useEffect } from 'react';
import { useHasPushDeviceQuery, useSetPageVisibilityMutation } from './visible-page.generated.ts';

/** The server believes it for 75 seconds. */
const SAY_EVERY_MS = 60_000;

/** Says that the page is visible, so that no push comes beside it. Only where pushes reach some device of the person. */
export function useVisiblePage(): void {
  const { data } = useHasPushDeviceQuery();
  const [setPageVisibility] = useSetPageVisibilityMutation();
  const isNeeded = data?.viewer?.notices.hasPushDevice ?? false;

  useEffect(() => {
    if (!isNeeded) return;
    const say = (isVisible: boolean) => void setPageVisibility({ isVisible }).catch(() => undefined);
    const follow = () => say(document.visibilityState === 'visible');
    const timer = setInterval(() => document.visibilityState === 'visible' && say(true), SAY_EVERY_MS);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isNeeded, setPageVisibility]);
}
