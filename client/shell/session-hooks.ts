import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '#client/apollo/session.ts';
import { prerenderedFor } from '#client/lib/installation.ts';
import { type Onboarding, onOnboarding, readOnboarding, wasAdmin } from './onboarding.ts';

/** True if a person is signed in. While HTML is hydrated it is always false: only frames are prerendered for signed-in people. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(session.subscribe, session.isSignedIn, () => prerenderedFor.isSignedIn === true);
}

/** As last read by a page. */
export function useIsAdmin(): boolean {
  return useSyncExternalStore(onOnboarding, wasAdmin, () => false);
}

/** Undefined while loading, null if signed out or unavailable. */
export function useOnboarding(): Onboarding | null | undefined {
  const isSignedIn = useIsSignedIn();
  const person = useSyncExternalStore(session.subscribe, session.person, () => null);
  const [onboarding, setOnboarding] = useState<Onboarding | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has a status of their own.
  useEffect(() => {
    let isCurrent = true;
    const show = (now: Onboarding | null) => isCurrent && setOnboarding(now);
    setOnboarding(undefined);
    if (!isSignedIn) return;
    const stop = session.subscribe(({ type }) => {
      if (type === 'initial_session' || type === 'user_updated') readOnboarding().then(show, () => show(null));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isSignedIn, person]);
  return isSignedIn ? onboarding : null;
}
