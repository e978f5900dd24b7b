import { useEffect, useRef } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * Holds whoever leaves the page while something would be lost, by a link or by closing the tab. `free` lets them pass until there is
 * something new to lose; `leaves` says which ways lead away, where that is more than another page.
 */
export function useLeaving(
  wouldLose: boolean,
  leaves: (from: Location, to: Location) => boolean = isOtherPage,
): { blocker: Blocker; free: () => void } {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      !isFree.current &&
      // After a sign-out there is nothing to stay for.
      session.isSignedIn() &&
      leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!wouldLose) {
      isFree.current = false;
      return;
    }
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
