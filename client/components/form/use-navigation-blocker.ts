import { useEffect, useRef } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';

const isOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before a page is left or closed. `free` lets navigation pass until there is something new to lose. */
export function useNavigationBlocker(
  wouldLose: boolean,
  leaves: (from: Location, to: Location) => boolean = isOtherPage,
): { blocker: Blocker; free: () => void } {
  const isFree = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      !isFree.current &&
      // After a sign-out there is nothing left to lose.
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
