import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../apollo/session.ts';
import { readStanding, type Standing } from './standing.ts';

function subscribe(changed: () => void): () => void {
  return session.subscribe(changed);
}

/** Whether somebody is signed in here; on the server, and in what it rendered, nobody is. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, session.isSignedIn, () => false);
}

/** How far the signed-in person got: undefined while it is asked for, null when signed out or when it cannot be known now. */
export function useStanding(): Standing | null | undefined {
  const isSignedIn = useIsSignedIn();
  const [standing, setStanding] = useState<Standing | null | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const show = (now: Standing | null | undefined) => isCurrent && setStanding(now);
    setStanding(undefined);
    if (isSignedIn) readStanding().then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? standing : null;
}
