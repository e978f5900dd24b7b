import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';

/**
 * Holds whoever leaves the page while something would be lost, by a link or by closing the tab. `free` lets the next navigation pass.
 */
export function useLeaving(wouldLose: boolean): { blocker: Blocker; free: () => void } {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      !isFree.current &&
      // After a sign-out there is nothing to stay for.
      session.isSignedIn() &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
  return {
    blocker,
    free: () => {
      isFree.current = true;
    },
  };
}
