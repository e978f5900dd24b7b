import { useSyncExternalStore } from 'react';

const wide = '(min-width: 64rem)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** True from 64rem on, where the app has its wide layout. In the browser only. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}
