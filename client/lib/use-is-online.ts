import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False if the device knows that it has no network. True proves nothing. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
