import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#client/apollo/session.ts';
import { onStanding, readStanding, type Standing, wasAdmin } from './standing.ts';

function subscribe(changed: () => void): () => void {
  return session.subscribe(changed);
}

/** Whether somebody is signed in here; on the server, and in what it rendered, nobody is. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, session.isSignedIn, () => false);
}

/** Whether the signed-in person is an administrator, as far as a page asked. */
export function useIsAdmin(): boolean {
  return useSyncExternalStore(onStanding, wasAdmin, () => false);
}

/** How far the signed-in person got: undefined while it is asked for, null when signed out or when it cannot be known now. */
export function useStanding(): Standing | null | undefined {
  const isSignedIn = useIsSignedIn();
  const person = useSyncExternalStore(subscribe, session.person, () => null);
  const [standing, setStanding] = useState<Standing | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's standing is another one.
  useEffect(() => {
    let isCurrent = true;
    const show = (now: Standing | null) => isCurrent && setStanding(now);
    setStanding(undefined);
    if (!isSignedIn) return;
    const stop = session.subscribe(({ type }) => {
      if (type === 'initial_session' || type === 'user_updated') readStanding().then(show, () => show(null));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isSignedIn, person]);
  return isSignedIn ? standing : null;
}
