import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}

const read = () => document.visibilityState === 'visible' && document.hasFocus();

/** True if the tab is visible and the window has the focus. */
export function useAttention(): boolean {
  return useSyncExternalStore(subscribe, read);
}
