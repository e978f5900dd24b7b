import { useEffect } from 'react';
import { useSetPageVisibilityMutation } from './visible-page.generated.ts';

/** The server believes it for 75 seconds. */
const SAY_EVERY_MS = 60_000;

/** Says that the page is visible, so that no push comes beside it. For people whom pushes reach on some device. */
export function VisiblePage() {
  const [setPageVisibility] = useSetPageVisibilityMutation();

  useEffect(() => {
    // The page may be about to close.
    const context = { fetchOptions: { keepalive: true } };
    const say = (isVisible: boolean) => void setPageVisibility({ isVisible }, { context }).catch(() => undefined);
    const follow = () => say(document.visibilityState === 'visible');
    const timer = setInterval(() => document.visibilityState === 'visible' && say(true), SAY_EVERY_MS);
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [setPageVisibility]);
  return null;
}
