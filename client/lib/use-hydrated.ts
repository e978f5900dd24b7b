import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while it is hydrated, whose first render must be the same. True from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
